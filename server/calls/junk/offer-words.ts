/**
 * Words of offers that are sent to every form: ranks and links, visitors, followers, sales meetings, gambling, pills,
 * money. People use them too, so they only count together with another signal.
 */
const offers = [
  /\b(?:backlinks?|dofollow|guest posts?|link building|sponsored (?:posts?|articles?)|domain authority)\b/i,
  /\b(?:seo|first page of google|page (?:1|one) (?:of|on) google|organic traffic|website traffic|targeted (?:visitors|traffic))\b/i,
  /\b(?:companies|businesses|websites?|sites?) like yours\b|\b(?:short|quick|brief) call this week\b|\bhow many do you need\b/i,
  /\b(?:offshore|outsourced?) (?:development|developers|team)|\b(?:sales|qualified) (?:meetings|leads|appointments) (?:a|per|every) (?:week|month)\b/i,
  /\bour agency\b|\b(?:we|our team) can (?:send|place|bring|get) (?:you|your)\b|\b(?:more|2x|double) (?:your )?(?:customers|sales|traffic)\b/i,
  /\b(?:best|lowest|cheapest) prices?\b|\bcheap\b|\b(?:limited|special) offer\b|\bfree (?:quote|audit|trial)\b/i,
  /\b(?:casino|free ?spins?|jackpot|slots?|betting|poker)\b|казино|фриспин|ставк[аи]/i,
  /\b(?:viagra|cialis|kamagra|tramadol|pills|pharmacy)\b/i,
  /\b(?:bitcoin|btc|crypto\w*|usdt|forex|airdrop|wallet|token sale|passive income|trading robot)\b/i,
  /\b(?:payday|quick) loans?\b|\bloan in\b|займ|кредит/i,
  /\b(?:replica|followers|essay writing|escort|watch (?:film|movies?) free)\b/i,
  /продвижени[ея] сайт|в топ|диплом|рассылк[аи]|вечных ссылок/i,
]

/** Returns how many kinds of offers a text mentions. */
export const offersIn = (text: string): number => offers.filter((offer) => offer.test(text)).length
