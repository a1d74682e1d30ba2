import { bookingLink } from '#content/facts/booking-link'
import { contentView, contentList } from '#content/facts/content-view'
import { claims, scorecardFacts } from '#content/facts/facts'
import { youthFacts, youthPrograms } from '#content/facts/youth-programs'
import { site } from '#content/facts/site'
import { usd } from '#content/facts/usd'

/** The built-in assistant's replies when no fact is asked for, or none is known. */
export const assistantWords = contentView(() => ({
  unknown: `That’s not among the facts I have, and I would rather not guess. What I know: our offers and what they cost, how long they take, when the workshops are, what happens if it doesn’t work, and what we do with your data. A person can tell you more on a call: ${bookingLink('assistant')}`,
  partlyUnknown: `Exactly that is not among my facts; a person can tell you on a call: ${bookingLink('assistant')} The nearest I know:`,
  restUnknown: `The rest of what you asked is not among my facts; a person answers it: ${site.contactEmail}`,
  goOn: 'Ask me about prices, duration, dates, or what happens when it doesn’t work.',
  greeting:
    'Hi. Ask me what we offer, what it costs, how long it takes, when the workshops are, or what could be automated in your business.',
  start: `Start with a call; it costs nothing and decides whether the audit is for you: ${bookingLink('ai-audit')} Or take the free scorecard first, which needs ${scorecardFacts.minutes} minutes and no call.`,
  effort:
    'For the audit: one questionnaire in week 1, about half an hour, and one call in week 2. The weeks after that are our work. In coaching the work is yours.',
  noted: `Good to know. On a call a person can look at that with you: ${bookingLink('assistant')} Or ask me what it costs, how long it takes, or what happens if it doesn’t work.`,
  callIsFree: `The call is free, and nothing is charged when you book it. It decides one thing: whether we’re right for you. ${bookingLink('assistant')}`,
  thanks: 'You’re welcome. Is there anything else about your business or our offers that I can look up?',
  person: `Yes. You reach a person on a call, which you book here: ${bookingLink('assistant')} Or write to ${site.contactEmail}; I have no phone number to give you.`,
  personAsks: 'Is there something I can look up for you before the call?',
  businessAsks: 'What kind of business do you run, and where does work get stuck?',
  businessStart: `The place where your work gets stuck. In most businesses it is the reply to a new lead, the onboarding of a new client, or the report that is typed by hand.`,
  noDiscount: 'I don’t know of any discount or payment plan, and I can’t give one.',
  symptoms: 'What we build, by what is broken:',
  symptomsAsk: 'Which one sounds like you?',
  asksTeam: 'How many people are on your team?',
  asksOffer: 'Which offer are you thinking about?',
  youthNone: `Our youth programs are for ages ${youthFacts.youngest} to ${youthFacts.oldest}, so none fits that age.`,
  youthFees: `The fees: ${youthPrograms.map(({ title, priceUsd }) => `${title} ${usd(priceUsd)}`).join(', ')}.`,
  sizeRange: claims.businessSize.match(/\d+/g)?.map(Number) ?? [],
  sizeFits: `Yes: we work with businesses of ${claims.businessSize}.`,
  sizeBelow: `Most of our work is for businesses of ${claims.businessSize}, so you would be below that. The free scorecard is made for a team of any size and shows whether there is something to repair.`,
  sizeAbove: `Most of our work is for businesses of ${claims.businessSize}; yours is larger, so ask on a call whether we suit you: ${bookingLink('assistant')}`,
  sizeGeneral: `We work for founders, CEOs and operators of small and mid-size businesses, of ${claims.businessSize}.`,
  partnerFits: 'Yes, your team is big enough for it.',
  partnerBelow: 'At your size I’d look at the audit first.',
  pickByOffer: 'Which of the two is closer to what’s bugging you today?',
}))

/**
 * Replies in other languages: that the facts are in English, and what can be asked. A language is detected by its most
 * common words.
 */
export const otherLanguages = contentList(
  (): readonly {
    code: string
    /** Its most common words. */
    marks: string
    note: string
    unknown: string
  }[] => [
    {
      code: 'de',
      marks:
        'ich ist das der die und wie was kostet wann ein eine für fur nicht können konnen sie mit dauert lange gibt es haben wo',
      note: 'Ich antworte auf Englisch, damit Zahlen und Bedingungen genau stimmen:',
      unknown: `Das weiß ich leider nicht. Fragen Sie mich nach Preisen, Dauer, Terminen oder Garantien, oder buchen Sie ein Gespräch: ${bookingLink('assistant')}`,
    },
    {
      code: 'es',
      marks:
        'que qué cuánto cuanto cuesta el la los es cuándo cuando para una un cómo como de taller gratuito tienen puedo dura hay',
      note: 'Respondo en inglés para que las cifras y condiciones sean exactas:',
      unknown: `No lo sé. Puede preguntarme por precios, duración, fechas o garantías, o reservar una llamada: ${bookingLink('assistant')}`,
    },
    {
      code: 'fr',
      marks:
        'combien coûte coute le la les est un une quand pour je vous de temps dure comment quel prix des avez ce que',
      note: 'Je réponds en anglais, pour que chiffres et conditions soient exacts :',
      unknown: `Je ne sais pas. Vous pouvez me demander les prix, la durée, les dates ou les garanties, ou réserver un appel : ${bookingLink('assistant')}`,
    },
    {
      code: 'pt',
      marks: 'quanto custa o os uma um é quando como para você voce tempo de preço preco tem não nao dura',
      note: 'Respondo em inglês, para que valores e condições fiquem exatos:',
      unknown: `Não sei. Pode perguntar-me sobre preços, duração, datas ou garantias, ou marcar uma chamada: ${bookingLink('assistant')}`,
    },
    {
      code: 'it',
      marks: 'quanto costa il lo gli è quando come per una un che di tempo prezzo avete dura sono',
      note: 'Rispondo in inglese, perché cifre e condizioni siano esatte:',
      unknown: `Non lo so. Può chiedermi prezzi, durata, date o garanzie, oppure prenotare una chiamata: ${bookingLink('assistant')}`,
    },
    {
      code: 'nl',
      marks: 'wat kost het de een hoe lang wanneer is voor jullie ik duurt en van prijs kan niet',
      note: 'Ik antwoord in het Engels, zodat cijfers en voorwaarden kloppen:',
      unknown: `Dat weet ik niet. Vraag me naar prijzen, duur, data of garanties, of boek een gesprek: ${bookingLink('assistant')}`,
    },
  ],
)

/** For languages in other scripts, which the answerer cannot read. */
export const unreadableLanguage = () =>
  `I can read and answer in English only, sorry. Ask me in English about prices, duration or dates, or talk to a person: ${bookingLink('assistant')}`
