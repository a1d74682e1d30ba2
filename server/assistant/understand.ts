import type { AssistantTopic } from '#content/assistant/topic'
import { workshopFacts } from '#content/facts/facts'
import { contentView, contentList } from '#content/facts/content-view'
import type { AutomationPriority } from '#domain/answers'
import type { Industry } from '#domain/industry'
import { areaIn, businessIn } from './business.ts'
import { agesIn, peopleIn } from './counted-people.ts'
import { languageOf, type OtherLanguage, readInEnglish } from './language.ts'
import { topics as allTopics } from './passages.ts'
import { corrected } from './spelling.ts'
import { stemOf, stemsOf, wordsOf } from './words.ts'

export type Intent = 'price' | 'guarantee' | 'duration' | 'effort' | 'schedule' | 'fit' | 'start' | 'what'

/** The meaning of one message, from its own words alone. */
export interface Reading {
  /** The message in lowercase, with corrected spelling and English keywords. */
  readonly text: string
  readonly topics: readonly AssistantTopic[]
  /** The message asks about workshops without naming one. */
  readonly asksForWorkshops: boolean
  readonly intents: readonly Intent[]
  readonly compares: boolean
  readonly asksForPerson: boolean
  readonly asksToAutomate: boolean
  readonly asksForDiscount: boolean
  readonly industry: Industry | undefined
  readonly firstAreas: readonly AutomationPriority[]
  readonly area: AutomationPriority | undefined
  /** The message describes the visitor's own work. */
  readonly isOfTheirWork: boolean
  readonly people: number | undefined
  /** Ages of young people, in the order in which they are named. */
  readonly ages: readonly number[]
  readonly language: OtherLanguage | 'unreadable' | undefined
}

const intentWords: readonly (readonly [Intent, RegExp])[] = [
  [
    'price',
    /\b(prices?|pric\w+|(?<!(?:cut|cuts|cutting|reduce|lower|save|your|our|their) )costs?|charg\w+|charge|fees?|expensive|cheap\w*|pay|paid|payments?|deposit|budget|rates?|how much(?! (time|of my|work|effort|notice|experience|training))|dollars|usd|ballpark|price range|upfront|put down|afford|for free|costs? nothing|(run|set|cost) (me|us|you)( back)?|the damage|bucks|owe|setback|the total|quote (for|on)|retainer|(is it|cost|pay) (per|a|each) month|monthly (fee|cost|rate|price)|in total|total (cost|price)|altogether)\b|\bfree\b(?! (ai )?(workshop|trial|concept|1|time))/,
  ],
  [
    'guarantee',
    /\b(guarantee\w*|refund\w*|money back|deposit back|change my mind|warranty|promise\w*|what if|what happens if|doesnt work|dont work|not work|does not work|no results|risk\w*|cancel\w*|quit|get out|back out|deliver only|i pay nothing|goes wrong|fails?|flops?|bail\w*|money gone|risky|risk free|(my|the) (money|\d+) back|satisfied|cash back|nothing changes|sucks|on the hook|(dont|doesnt|didnt|not) (bring|get|deliver|help|produce|generate|change)|dont happen|doesnt happen|didnt happen|(is|was|its) useless|want out|drop out|hate (it|the)|dont deliver|not deliver|halfway|stuck with|pan out|not happy|unhappy|satisf\w+)\b/,
  ],
  [
    'duration',
    /\b(how long|how many (weeks|days|hours|minutes|months)|how (quick\w*|fast|soon)|duration|length|lasts?|minimum term|(weeks|days|long) until|setup time|how much (of my|time)|time does|turnaround|warm up|in \d+ (weeks|days|months)|time (needed|required|it takes)|(setup|set up) time|when\w* (\w+ ){0,4}(done|finished|ready|complete)|faster|sooner|rush)\b/,
  ],
  [
    'effort',
    /\b((my|our) (own )?(time|part|side|end|work|effort|involvement)|(what|how much) (do|will|would|must|should) (i|we|my team) (need to |have to )?(do|put in|provide|prepare|give)|(do|need|want|require\w*|expect\w*) (from|of) (me|us)|homework|hours from (me|us)|eat\w* (of|into|up|from)? ?my|how involved|(do|must|should|will) (i|we) (have to |need to )?be (there|present|around)|how much work (is|will|do)|my time)\b/,
  ],
  [
    'schedule',
    /^((and|so|but|ok|hi|hello) )*when\b(?! (it|its|they|you|we|i|were|im|youre|theyre|somebody|someone|my|our)\b)|\b(whens|when(?= (is|are|do|does|did|can|could|will|would|exactly|and|the (next|workshop|session|audit|course|camp|program))\b)|when$|what (time|day|date)|(a )?(morning|afternoon|evening) (thing|or|session)|which (day|date|time)|time ?zone|next (session|workshop|1|date)|schedule|dates?|by when|on (mondays|tuesdays|wednesdays|thursdays|fridays)|(anything|something|sessions?|workshops?|class(es)?|1|open|available) (\w+ )?on (monday|tuesday|wednesday|thursday|friday)|how many audits|availability|what hour)\b/,
  ],
  [
    'fit',
    /\b(who is|who are|whos|for whom|right for|suit\w*|suitable|good for (me|us|my|our|a|an|small|who|people|someone)|too (small|big|young|old|tiny|large)|(can|could|may) (we|i) (still )?(work with|hire|use) (you|u|your)|do (we|i) qualify|eligible|(is|are) (the|your|this) (\w+ ){1,3}(right |made )?for (me|us)|(minimum|maximum|min|max|company|team|right) size|minimum (number|amount|employees)|(how many|number of) (employees|people|staff) (should|do|must|does|would) (a|an|we|i|my|you need)|overkill|(will|would|do|can) (you|u) (still )?(take|accept|work with|help) (us|me|a)|which program|which course|ages?|years? old|do (?:you|u|yall|ya) (?:guys |people |folks )?(?:ever )?(?:work (?:w|with|for)|take on|serve|help|deal with)|what size|how (?:big|small)|big enough|small businesses|beginners?|should (come|attend|join)|who should|(course|program|anything) for (him|her|my|a)|fits?|worth it|ok for|how many (people|attendees|can)|is it for)\b/,
  ],
  [
    'start',
    /\b(start\w*|sign(ing)? (\w+ )?up|register|registering|registration|enrol\w*|apply|reserve\w*|get going|get started|lets do (it|this)|im (in|sold|ready)|i am (in|ready)|sign me up|ready to go|how do (we|i) begin|where do (we|i) begin|join|book (a|an|my|the|it)|how do i book|next steps?|where (do|can) i|how (do|can) i (get|take|find|become))\b/,
  ],
  [
    'what',
    /\b(whats|what (is|are|does|do|was)|tell me (more )?about|explain|describe|about|which ai agents|how does|what goes on|what happens|meaning of|in a nutshell)\b/,
  ],
]

const comparing =
  /\b(differen\w+|compare\w*|comparison|vs|versus|better|instead of|rather than|or|which (1|of)|should i (take|pick|choose|get))\b/
const personWords =
  /\b(human|real person|talk (to|with) (a |some ?(one|body|1)|any ?(one|body|1)|you|me)|e ?mail (a|some|any) ?(person|1|one|body|human)|talk with|speak (to|with)|(your|you have a) (phone|telephone|cell)|(?<!my )(phone|telephone) (number|line)|by phone|on the phone|over the phone|call (you|me)|contact|your e ?mail|e ?mail address|book a call|schedule a call|set up a call|reach you|someone (real|there)|get in touch|whatsapp|(a|any|your) (phone |telephone |contact )?number (\w+ ){0,2}(can|to|for|call|reach)|number to call)\b|^phone( number)?$/
const automateWords =
  /\b(automat(?!ically)\w+|(which|what) (service|offer|one|tool|agent|product) (is|would|fits|should)|(what|where|how) (can|could|would|does|do|will|might) (ai|you|we) (do|help|start|save)|would ai help|ai (do|help)|what would you do|where do we start|drowning|eats?|mess|waste\w*|takes us|go cold|nobody|swamped|overwhelmed|manual\w*)\b/

const aliases = contentList(() =>
  allTopics.flatMap((topic) =>
    topic.called.map((name) => ({ topic, stems: stemsOf(name), joined: wordsOf(name).join('') })),
  ),
)
const joined = contentView(() => ({
  aliases: new Map(
    aliases.flatMap(({ topic, joined: word }) =>
      topic.called.some((name) => name.includes(' ') && wordsOf(name).join('') === word)
        ? [[word, topic.called.find((name) => wordsOf(name).join('') === word) ?? word] as const]
        : [],
    ),
  ),
}))

export function read(message: string, knows: (word: string) => boolean): Reading {
  const language = languageOf(message)
  const english = language && language !== 'unreadable' ? readInEnglish(message) : message
  const text = wordsOf(english)
    .map((word) => joined.aliases.get(word.replace(/s$/, '')) ?? corrected(word, (each) => knows(each)))
    .join(' ')
    .replace(/^((and|so|but|or|ok) )*(what|how) about /, 'and ')
    .replace(/\bmonthly (1|thing|deal|offer)\b/, 'partner program')
  const business = businessIn(text)
  const area = areaIn(text)
  const named = topicsIn(text, area !== undefined)
  const ages = agesIn(text)
  const isOfChild =
    ages.some((age) => age < 20) && named.topics.length === 0 && /\b(year|yr|yo|old)\b/.test(text)
  const found = isOfChild ? { ...named, topics: allTopics.filter(({ id }) => id === 'youth') } : named
  const people = peopleIn(text)
  return {
    text,
    ...found,
    intents: withFit(withAmount(intentsIn(text), message), people),
    compares: comparing.test(text),
    asksForPerson: personWords.test(text),
    asksToAutomate: automateWords.test(text),
    asksForDiscount:
      /\b(discount\w*|reduced|reduction|price break|(better|best|lower|lowest|reduced|special|nonprofit|charity|student) (price|rate|deal)s?|(go|come) (any )?lower|do better on|coupons?|vouchers?|promo|cheaper|installments?|instalments?|payment plans?|negotia\w*|\d+ off|half price|(any|have|get|run|offer|do|special|friday) (\w+ )?deals?|black friday|on sale|specials?|special (rates?|prices?|pricing)|(match|beat) (a|an|another|the|their|this) (\w+ )?(price|quote|offer|agenc\w+)|cheaper if|(do|get|have|give) (me |us )?(it|this|that|the \w+) for (?!free)\d{3,}|early bird|money off|refer (a|my) friend|referral|scholarships?)\b/.test(
        text,
      ),
    industry: business?.industry,
    firstAreas: business?.first ?? [],
    area,
    isOfTheirWork: area !== undefined && /\b(my|our|we|us|i|im|were|here|takes|week|day|hours)\b/.test(text),
    people,
    ages,
    language,
  }
}

/** Adds the intent `fit` to a message that states only a number of people. */
const withFit = (intents: readonly Intent[], people: number | undefined): readonly Intent[] =>
  people !== undefined && intents.every((intent) => intent === 'what') ? [...intents, 'fit'] : intents

/** Adds the intent `price` to a message with an amount, such as "The CEO said I get it for $99". */
const withAmount = (intents: readonly Intent[], message: string): readonly Intent[] =>
  /\$ ?\d/.test(message) && !intents.includes('price') ? [...intents, 'price'] : intents

export const intentsIn = (text: string): Intent[] =>
  intentWords.filter(([, said]) => said.test(text.toLowerCase())).map(([intent]) => intent)

/** The text without the words by which intents are recognized. */
export const withoutIntents = (text: string): string =>
  intentWords.reduce((rest, [, said]) => rest.replace(new RegExp(said, 'g'), ' '), text)

/** The named topics, in the order of the text. A longer name hides a shorter one inside it. */
function topicsIn(text: string, describesOwnWork: boolean): Pick<Reading, 'topics' | 'asksForWorkshops'> {
  const stems = text.split(' ').map(stemOf)
  const hits: { topic: AssistantTopic; from: number; to: number }[] = []
  for (const { topic, stems: name } of aliases) {
    for (let from = 0; from + name.length <= stems.length; from += 1) {
      if (name.every((stem, at) => stems[from + at] === stem))
        hits.push({ topic, from, to: from + name.length })
    }
  }
  const visible = hits.filter(
    (hit) =>
      // "Reporting eats our Fridays" and "black Friday" are not about the workshop.
      stems[hit.from - 1] !== 'black' &&
      !(isLooseName(hit, stems) && (describesOwnWork || !isOfOffers.test(text))) &&
      !hits.some(
        (other) =>
          other.topic !== hit.topic &&
          other.from <= hit.from &&
          other.to >= hit.to &&
          other.to - other.from > hit.to - hit.from,
      ),
  )
  const words = text.split(' ')
  const spoken = visible.filter(
    ({ from, to }) =>
      !isTurnedDown(words.slice(Math.max(0, from - 6), from)) &&
      !(
        to - from === 1 &&
        /^(my|our|business|i|we|they) (receptionist|partner|ops|operations|inbox|coach)$/.test(
          `${words[from - 1]} ${words[from]}`,
        )
      ),
  )
  const named = Array.from(new Set(spoken.toSorted((a, b) => a.from - b.from).map(({ topic }) => topic)))
  const namesWorkshop = named.some(({ id }) => id.endsWith('workshop'))
  const namesSession =
    named.length === 0 &&
    /\bsessions?\b/.test(text) &&
    /\b(this|next|coming|upcoming|when|weekend|week)\b/.test(text)
  return {
    topics: named,
    asksForWorkshops: (stems.includes('workshop') || namesSession) && !namesWorkshop,
  }
}

/** Whether the name is ambiguous, such as a weekday or a child: it counts only if the message is about offers. */
const isLooseName = (
  { topic, from, to }: { topic: AssistantTopic; from: number; to: number },
  stems: readonly string[],
) =>
  to - from === 1 &&
  (isWorkshopDay(stems[from] ?? '') ||
    (topic.id === 'youth' && !/^(youth|camp|found|innov)/.test(stems[from] ?? '')))

const isWorkshopDay = (stem: string) =>
  [workshopFacts.free, workshopFacts.b2b].some(({ day }) => stem.startsWith(day.toLowerCase()))

const isOfOffers =
  /\b(workshops?|class(es)?|courses?|camp|programs?|sessions?|trainings?|webinar|events?|thing|1|seats?|spots?|places?|regist\w*|sign\w*|enrol\w*|attend\w*|join\w*|come|coming|teach\w*|learn\w*|ai|zoom|link|certificat\w*|teach\w*|replay|record\w*|miss|reserve\w*|book|full|sold out|free|costs?|prices?|pric\w+|fees?|how much|refund\w*|ages?|(1[0-9]|[6-9]) ?(yo|y o|years?|yr)?|too (young|old)|(do|does|did|are|will|would) (you|yall)|offer\w*|who|bring|send|need to know|beforehand|experience|pitch|anything for|something for|stuff for|options? for|suit\w*|right for|good for|fits?|beginner\w*|homework|cod(e|ing)|online|show up|get in)\b|^(\w+ ){0,2}\w+$|^and\b/

/** Whether the words before a name reject it, as in "Not interested in coaching". */
const isTurnedDown = (before: readonly string[]) =>
  /\b(not interested in|no interest in|dont (want|need)|do not want|not (the|about|talking about)|besides|except|other than|apart from|already (did|done|had|took|have))( (a|an|the|your|any|my|to|do|get|buy))*$/.test(
    before.join(' '),
  )
