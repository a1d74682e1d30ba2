import { trustedPartnerFacts } from '#content/facts/facts'
import { internalOpsCopy } from '#content/pages/ai-internal-ops'
import { sampleConversation } from '#content/pages/ai-chat-agents'
import { contentList } from '#content/facts/content-view'

/** A problem that owners describe in their own work, and the offer that solves it. */
export interface Situation {
  /** The id of an offer. */
  readonly offer: string
  /** Their words for it, written like the phrases of `concepts.ts`. */
  readonly phrases: string
  /** Why this offer, in a sentence that names it. */
  readonly fits: string
  /** The sentence names the work itself, not only the offer. */
  readonly namesWork?: true
}

/** The more specific ones come first, because the first whose phrases match decides. */
export const situations = contentList((): readonly Situation[] => {
  const [receptionist, qualifier, nurturing, reviews] = sampleConversation.agents
  const invoiced = internalOpsCopy.day.hours.find(({ after }) => after.includes('invoiced'))?.after ?? ''
  const internalOps =
    'That’s internal ops automation: hand-offs, reminders and reports that happen without anyone asking, in the tools you already use.'
  const agent = ({ name, does }: { name: string; does: string }) =>
    `That’s a job for our AI chat agents, which answer leads at night too. ${name}: ${lowerFirst(does)}`
  return [
    {
      offer: 'coaching',
      phrases:
        '(rather|like to|want to|prefer to|love to) (learn|do|set|build|figure|automate) _ (myself|ourselves|herself|himself|themselves|my own|on our own)|(learn|do|set|build|figure|automate) (\\w+ ){0,4}(myself|ourselves|herself|himself|themselves)|(rather|want to|like to|prefer to) learn|teach (me|us)|be taught|get trained|(want|wants|like|have|need) (my|our) \\w+ to learn|(learn|understand) (this|it|that) (not|ourselves|myself|instead)|train (my|our) (own )?(team|staff|people|employees)|learn (how )?to (do|build|set|automate)|(do|set|build) (it|this|this stuff) (up )?(myself|ourselves)',
      fits: 'Then coaching fits: you repair your own workflows, with us beside you.',
    },
    {
      offer: 'trusted-partner',
      phrases:
        '(automat*|fix*|build*|improv*|somebody|someone|partner|team) _ (for us |things |something |stuff ){0,3}(every|each) month|month (after|by) month|off (my|our) (hands|plate)|1 (thing|workflow|process) after (another|the other|the next)|ongoing (help|work|support|basis|automation)|keep (automating|improving|building)|a (whole|full) automation team|continuous*|retainer',
      fits: `For work every month there is the trusted partner program, for teams of ${trustedPartnerFacts.minEmployees}+: we take one workflow after the other.`,
    },
    {
      offer: 'audit',
      phrases:
        '(no|not a|any) (idea|clue)|(dont|do not) (even )?know (where|what) (to|we|i)|where (do|should|would) (we|i|you|1) (even )?(start|begin)|not sure (where|what) to|everything is (a mess|broken|manual|on fire)|all over the place|which _ first|what (to|should (we|i)) (fix|automate|do) first|too many (tools|things)|so many (tools|problems)',
      fits: 'Then start with the AI Audit: it scores all your workflows by ROI and time drain and says which one to repair first.',
    },
    {
      offer: 'internal-ops',
      phrases:
        're ?typ*|re ?keys|re ?keying|(types|typing|copies|copying|copy|copied|pastes?|pasting|re ?enters?|re ?keys?|re ?keying|transfers?) (\\w+ ){0,4}(into|from|to (the|our|another)|by hand|twice)|(double|data) entry',
      fits: internalOps,
    },
    {
      offer: 'chat-agents',
      phrases:
        '(google |yelp |online |more |5 star |get |better |customer )+reviews|star rating|reviews (are|from)|ask _ reviews?|reputation online',
      fits: agent(reviews),
    },
    {
      offer: 'chat-agents',
      phrases:
        '(quote|quotes|estimate|estimates|bid|bids|proposal|proposals) _ (quiet|nobody|no 1|silence|nothing|unanswered|cold|ghost*|never|disappear*|hear back|follow)|(send|sending|give|giving|write|writing) _ (quotes|estimates|bids|proposals)|(never|nobody|no 1|dont|forget to|dont have time to) (\\w+ )?follow(s|ed|ing)? up|follow ?up(s)?|(quote|bid|estimate|propose) _ (chase|forget|wait)|forget to chase|(leads|prospects|inquiries|people|members|customers|clients|trials?|they) _ (go|went|goes|going|get|turn) (cold|quiet|silent)|silence|crickets|radio silent|vanish after|never hear from us|old leads|win back|lapsed|(forget|forgot|never) to (book|rebook|come back)|dont (come|book) (back|again)|rebook*|ghost(ed|s|ing)? (us|me)|no shows?',
      fits: agent(nurturing),
    },
    {
      offer: 'chat-agents',
      phrases:
        'unqualified|tire kickers?|time wasters?|bad leads|wrong (kind|type) of (leads|customers|people)|(waste*|wasting) _ (leads|people|prospects|calls) (who|that)|sort* (the )?leads',
      fits: agent(qualifier),
    },
    {
      offer: 'chat-agents',
      phrases:
        '(miss|missed|missing|misses|lose|losing|lost) _ (calls?|leads?|patients|customers|clients|inquir*|jobs|bookings|tenants|enquir*)|(calls?|phones?|leads?|inquir*|enquir*|messages?|texts?|emails?|requests?|dms|voicemails?) _ (missed|unanswered|come (in )?while|come when|keep up|wait|waits|waiting|pile*|piling|ring|rings|ringing|blow*|nonstop|constantly|all day|all hours|at night|come in|comes in|late)|after hours|voicemails?|(nobody|no 1|noone|cant|cannot|dont|never|not) (\\w+ )?(answers?|answering|picks? up|replies|reply|respond*|get to|gets to|get back)( to)?|(too|so) (slow|late|long) (to|in) (reply|respond|answer|call|get)|(call|get|text|write) (them |people |customers )?back|(lose|loses|losing|lost|miss|misses|missing) (\\w+ ){0,2}(leads?|calls?|inquir*|enquir*|jobs?|customers|clients|patients|bookings?)|(get|gets|getting) (\\w+ )?to (answer|answering|reply|replying|call|calling)|hired (somebody|someone) else|went (with|to) (somebody|someone|another)|(same|inquiry|inquiries) (question|email|emails|questions)|(nobody|no 1|noone|never|not) (\\w+ )?(rings?|calls?|texts?|phones?) (them|him|her|people|back)|(rings?|calls?|called) (them )?back|wait(s|ed|ing)? _ (reply|answer|response|callback|call back)|before i get to them|(answer|reply|respond|call back|get back) (\\w+ ){0,3}(days?|hours?|weeks?) later|(next|following) (day|morning|week)|(customers?|clients?|patients?|people|parents|guests|tenants) (keep |are )?(call|calling|texting|text|asking|ask|write|writing)|booking(s)?( requests)?|appointment(s)? (requests?|book*)|phone tag|get booked|front desk|receptionist|answer(ing)? (the )?phones?',
      fits: agent(receptionist),
    },
    {
      offer: 'lead-magnets',
      phrases:
        '(visits|visitors|traffic|clicks|hits|views|browse|browsing|look at|looks? around|visit) (\\w+ ){0,5}(leave|leaves|vanish|bounce|nothing|nobody|gone|website|site|page|dont|but|not)|(lots of|many|plenty of|enough) _ (look|visit|browse|click)|(online|website|web ?shop|web ?site|gallery|portfolio|catalog) (\\w+ ){0,12}(inquir*|contact us|never|nobody|nothing|few|leave|sales)|(website|site|web page|page|store) _ (visits|visitors|traffic|clicks|leads|inquiries|bounce|convert*|nobody|nothing|useless|brochure)|nobody (fills|leaves|signs)|dont (convert|leave their|fill)|conversion*',
      fits: 'That’s what AI lead-magnet tools are for: a small, useful tool on your site that answers one question and leaves you with a name and a reason to call.',
    },
    {
      offer: 'internal-ops',
      phrases: 'invoices?|invoicing|billing|bills',
      namesWork: true,
      fits: `${internalOps} Invoices, for one: ${lowerFirst(invoiced)}`,
    },
    {
      offer: 'internal-ops',
      phrases:
        '(typ*|retyp*|copy*|copies|copied|paste*|re ?enter*|re ?key*|enter*|keying|transfer*) _ (in|into|from|to|data|by hand|twice|systems?|spreadsheet*|at night|over)|by hand|manually|collect* _ (documents?|papers?|info*|forms|files)|invoicing|(file|job|project|everything|deal|order)s? _ waits? (on|for)|updat* (the|our|my) (crm|system|records|spreadsheets?)|up to date|(double|data) entry|paperwork|chas*|onboarding|intake|conflict checks?|(does|do|doing|did) (the|our|my) books|(set up|setting up|open|opening) _ (matter|file|project|client|job|folder*)|(weekly|monthly|daily|friday|month end|client|status) (reports?|reporting|timesheets?)|slips?|timesheets?|(invoices?|billing|renewals?|payroll) _ (late|forget|forgot|slip|fall|wait|by|take*|go out)|fall* (through|thru) the cracks|hand ?offs?|white ?board|sticky notes?|in (my|his|her|our|1) head|(fall*|falls) apart|(lost|breaks?|stuck|forgotten|dropped) between|between (sales|office|field|the office|departments)|(job|order|project) status|who has what|where things are|new hires?|nobody remembers|remembers the steps',
      fits: internalOps,
    },
    {
      offer: 'cold-email',
      phrases:
        '(talk to|talk with|speak with|sell to|in front of|reach|meet|meeting|introduc*) (\\w+ ){0,4}(owners?|buyers?|managers?|companies|decision makers?|firms)|(more|new|need|find|want|looking for|get|getting|win|land) _ (clients|customers|contracts|meetings|accounts|buyers?|deals|business|sales|prospects|appointments)(?! (onboard*|intake|forms?|files?|paper*))|(more|another|find a|find an|win a|land a|get a) (client|customer|contract|meeting|account|deal)|not enough (people|clients|customers|work|leads)|prospecting|outreach|outbound|cold (call*|email*)|nobody knows (us|we)|b2b|sell to (businesses|companies|offices)|(pipeline|calendar) is (empty|thin|dry)|word of mouth|referrals',
      fits: 'If you sell to other businesses, that’s cold email automation: we find the people, write, send and answer, and you take the appointments.',
    },
    {
      offer: 'internal-ops',
      phrases:
        'inventory|schedules|documents?|signatures?|files|forms|receipts|photos|invoices?|payroll|reports?|reporting|renewals?|checklists?|inventory|orders?|schedul*|dispatch*|spreadsheets?|excel|folders?|tasks|projects?|matters?|status|updates|reminders?|deadlines?|approvals?|billing|bookkeeping|month end|permits?|claims?',
      fits: internalOps,
    },
    {
      offer: 'audit',
      phrases:
        'drowning|overwhelm*|swamped|behind on everything|chaos|chaotic|a mess|bottleneck|burn(ed|t)? out|no time|work(ing)? (nights|weekends)|everything (goes|runs) through me|wear* _ hats',
      fits: `When everything waits for you, start with the AI Audit: it scores all your workflows by ROI and time drain and says which one to repair first.`,
    },
  ]
})

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
