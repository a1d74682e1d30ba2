import { bookingLink } from '#content/facts/booking-link'
import { leadership } from '#content/pages/parts/leadership'
import { site } from '#content/facts/site'
import { contentView } from '#content/facts/content-view'

/**
 * The phrases of a client who needs a person now, in groups by weight, in the format of `concepts.ts`. The answer to a
 * message that reaches `urgentFrom` is only how to reach a person.
 */
export const urgentSigns = contentView(() => {
  const names = leadership.map(({ name }) => name.split(' ')[0]?.toLowerCase()).join('|')
  return [
    {
      weight: 3,
      phrases:
        '(charged|billed) (me |us |my card )?(twice|double|again|wrong|too much|3 times)|charged _ (twice|double)|(double|over) ?(charged|billed)|took my money|(where is|wheres|where are) (my|our) (report|roadmap|refund|audit|money|results|appointments|leads|deliverable*)|(want|give|gimme) (me )?(my|our) money|refund me|(you|u|they) (took|stole|kept|have) my (money|deposit|payment|card)|last straw|(cancelled|canceled|deleted|ruined|wiped) (all )?(of )?(my|our)|not acceptable|(you|u) owe (me|us)|(got|get|gotten) (my|our) (\\w+ ){0,2}(on a (black|block) ?list|blacklisted|banned|suspended|blocked|hacked|flagged)|(unhappy|not happy|disappointed|dissatisfied|frustrated|upset) (with|by|about) (you|your|the (results?|work|service|outcome))|your (invoice|bill|charge|report|roadmap) (is|was) (wrong|off|incorrect)|want out of (my|our|the) (contract|program|deal)|because of (you|your) (guys|people|team|bot|emails|system)|since your (update|change|fix)|your (bot|agent|ai|system|automation) (told|said|promised|offered|gave)|money back now|worst (service|company|experience)|unacceptable|rip ?off|(a |huge |big |real )?(let ?down|letdown)|let (me|us) down|(outage|damage|trouble|mess|loss|complaints) _ (caused|because|from|by) _ (you|your)|your (\\w+ ){0,2}(went|sent|goes|was sent) (out )?to (all|my|our|the wrong)|(make|file|lodge) (a )?complaint|(i|id like to|want to|how do i) complain|you (scammed|screwed|robbed|lied)|no ?(1|body|one) (at your|from your|over there|there) _ (answers|answered|replies|replied|calls|called)|no ?(1|body|one) (answers|picks up|picked up|answered|replies to|replied to|returns|reads) my|(ignor*|ghost*) (me|us|my)',
    },
    {
      weight: 3,
      phrases: `(your|the|that|this) (\\w+ )?(bot|agent|automation|automations|system|setup|integration|chatbot|software|workflow|script|form|people|team|guys) _ (broke|broken|crashed|messed|screwed|double booked|deleted|wiped|stopped|spammed|is down|went down|is sending|keeps sending|sent|ate|lost)|(automation|agent|bot|system) (has |have )?(stopped|died)|(automation|agent|bot) (is|are) (down|dead|broken)|double booked|(cancel|terminate|end) (everything|it all|all of it|my (account|contract|subscription))|(im|we are|were|i am) (so )?(done|through|finished) with (you|this company|yall)|waiting (on|for) (${names})|(not going out|stopped working) since`,
    },
    {
      weight: 2,
      phrases:
        '(report|roadmap|audit) (\\w+ ){0,2}(mistakes|errors)|(i|we) (have |already |just )?paid|paid for|(emailed|called|written|messaged|texted|asked) _ (times|twice|already)|disappear*|vanished|get this fixed|(no|still no|without) (roadmap|report|audit|results|leads|appointments|reply)|(been|still|im|were) waiting|(havent|hasnt|have not|has not|never|didnt) (\\w+ )?(heard|hear|called|call|replied|reply|answered|answer|contacted|contact|responded|got back|gotten back|shown up|showed up)|no ?(1|body|one) (has |have |ever |even ){0,3}(picked up|picks up|contacted|called|replied|answers|responds|responded|emailed|got back|wrote|came|showed)|no (reply|response|answer|call back|callback)|heard nothing|(was|were) (promised|supposed to)|want to cancel|waste of|wasting my|stood me up|radio silence|not going out|stopped working|all junk|garbage|useless|mess(ed)? up|broke our|broke my|fix (it|this)',
    },
    {
      weight: 2,
      phrases:
        'as (agreed|promised|planned|scheduled)|(im|i am|as) (a|your) (\\w+ )?(client|customer)|(were|we are) (clients|customers|your clients|a client)|(paying|existing|current) (client|customer)|(2nd|second|3rd|third|4th|fourth|[2-9]) (time|times) (im|i am|ive|i have|i)|(second|third|fourth|2nd|3rd|4th) time',
    },
    {
      weight: 2,
      phrases:
        '(any ?(1|body|one)|somebody) (alive|there|home|out there|listening|reading)|hello any ?(1|body|one)|(very |so |really |not |un)(un)?happy with|unhappy|dissatisfied|furious|livid|pissed|so (mad|angry|upset|frustrated)|fed up|(mad|angry|upset) (right )?now|disgust*|outrageous|ridiculous|terrible|horrible|pathetic|disappointed|sick (and tired )?of (waiting|this|you)|(a|your|the) (manager|supervisor)|in charge|my lawyer|chargeback|bbb|scam artist*',
    },
    {
      weight: 1,
      phrases:
        'today|now|right now|asap|immediately|urgent*|this minute|emergency|at once|right away|tonight',
    },
    {
      weight: 1,
      phrases:
        'human|(a|real|actual) person|somebody|someone|on the line|who do i call|get me|call me|talk to',
    },
  ]
})

/** Trouble of any kind, a mention of our work, and a wish for a person or for speed: all three together are urgent. */
export const troubleWithUs = {
  trouble:
    'frustrat*|furious|angry|mad|upset|livid|ridiculous|unacceptable|terrible|horrible|worst|disappoint*|unhappy|fed up|sick of|ignor*|wrong|broke|broken|down|stopped|not working|doesnt work|crash*|error|errors|mess|fail*|missing|never|nobody|no 1|nothing|still|waiting|late|twice|overdue|lost|complain*|cancel|refund|money back|blacklisted|spam*',
  ours: 'your (\\w+ )?(team|bot|agent|agents|system|automation|people|guys|company|service|emails?|setup|workflow|integration|office|support)|you (\\w+ )?(guys|people|built|sold|promised|said|charged|never|havent|didnt|owe|owed|made|installed|set up)|(i|we) (have |already )?(paid|bought|signed up)|(paying|paid) you|(im|i am|we are|as) (a |your )?(\\w+ )?(client|clients|customer|customers)|my (audit|roadmap|deposit|project|contract)',
  now: 'now|today|asap|immediately|urgent*|right away|emergency|human|(real|actual) person|a person|somebody|some ?1|someone|manager|call me|help|talk to|speak (to|with)|weeks?|days|month|months|fix(ed)?|stop',
} as const

/** The answer to a visitor who is upset and wants a person begins with how to reach one. */
export const upset = {
  feels:
    'frustrat*|angry|mad|upset|annoy*|furious|livid|infuriat*|stress*|exhaust*|in tears|crying|desperate|wits end|(lose|losing|lost) (my|all) patienc*|fed up|had enough|hopeless|sick of|disappoint*|unhappy',
  wants:
    '(need|want|get|give|see|reach|call|have|is there|through to) _ (human|person|someone|somebody|anyone|manager)|(talk|speak) (to|with) (a|an|some*|any*|you|your|the)|(someone|somebody|anyone) _ to talk|(call|phone|ring) me|(human|person|someone|somebody) _ (call|phone|ring)|who _ i (call|talk|speak)',
} as const

/** The sum of weights that makes a message urgent. */
export const urgentFrom = 3

/** Phrases about the visitor's own customers and phones, or about what might happen: no complaint about us. */
export const notOurs =
  '(my|our) (customers|clients|leads|patients|tenants|callers|phone|phones|quotes|guys|crew|staff|team|office)|(customers|clients|leads|patients) (get|are|say|complain|call|keep|hang)|what if|(what|when) happens|(if|in case) (you|your|the|it|they|i|we)|do you (offer|have|give)'

export const urgentAnswer = contentView(() => ({
  text: `I’m sorry. A person reads ${site.contactEmail}: write there now with your name, what happened and the number to call you on. I can’t see bookings, payments or your systems from this chat, so I can’t fix it here. You can also take the next open time on our calendar: ${bookingLink('assistant')}`,
}))
