import { companyAsSpoken } from '#content/facts/company'
import { trustedPartnerFacts } from '#content/facts/facts'
import { places } from '#content/facts/places'
import { contentView } from '#content/facts/content-view'

/** Concepts of single offers, of complaints, and of what no page answers, in the format of `concepts.ts`. */
export const offerConcepts = contentView(() => ({
  // What is particular to single offers.
  whatTheyDo:
    'what (do|does|can) (the|these|those|your|all|each)( of)?( [0-9])?( ai)?( chat)? (agents?|bots?|them)',
  allFour:
    'just get|only get|just use|only want 1|just want 1|just need 1|only need 1|1 of (the|those|these) agents|1 of them|a single agent|just the|only the|all 4|4 agents|1 agent|just 1|only 1|start with 1|every agent|some of them|pick 1|each of|all of them|need them all',
  wantsPerson:
    '(dont|do not|wont|hate to|refuse to) (want to |like to )?(talk|speak|chat|deal) (to|with)|ask(s|ing)? (for|to) _ (human|person)|rather (talk|speak)|with a person|mad at|angry|upset|a person going to|wants a (real )?(person|human)|want a (person|human)|real person|real human|ask* for a person|talk to a (person|human)|speak to a (person|human)|hand* (over|off)|live person|to me instead|escalate*',
  doubles: 'double|triple|200|three times|3 times|3x|2x|mean*|count*',
  wont: 'wont|not do|doesnt do|cant do|cannot do|limits|limitation*|unable|never|cant it|can it not',
  channel:
    'speak|languages?|spanish|french|german|sms|text|texts|texting|whatsapp|voice|phone calls|answer calls|instagram|facebook|messenger|wechat|telegram|voicemail',
  blacklist:
    'burned|burn|blackballed|blacklist*|block|blocked|burn my domain|domain|main email|regular address|my address|reputation|deliverability|spam folder|get flagged|everyday|regular email|my own email',
  stopThem:
    'stop emailing|tells you to stop|say no|says no|asks to stop|not interested|unsubscribe*|opt out|report us as|dont want',
  approve:
    'edit|change the (words|emails|copy|text)|rewrite|proofread|approve|approval|(see|read|review|check) (the|your|my|our) (emails?|copy|texts?|messages?|words|draft*)|see them|before they go|before you send|before anything|sign off|look at the|final say',
  listFirst:
    '(see|approve|check|choose|pick) _ (the|your) list|list of (people|prospects|names|companies|contacts)',
  whoWrites:
    '(have|need) to write|who (answers|handles|sorts) _ repl*|who replies|who responds|who runs the emails|who writes|who does the writing|write the|writes the|do i write|do you write|who sends|who answers|who handles|who finds|who builds the list|write them',
  qualified:
    '(meeting|appointment|lead)s? (is|are) (real|genuine|fake)|(real|fake|genuine) (meeting|appointment)s?|consider (a|an)|(do|would) you (consider|count)|qualif(ied|ed|y|ies)|counts as|count as|what counts|considered a|good appointment|bad lead*|real appointment|define|definition|unqualified|tire kicker*',
  firstGo:
    'start going out|emails start|emails go|outreach start|first (cold )?(email|mail|message|appointment|meeting|lead|client|result)s?|(see|get|have) (the|my|a) first|when do you (start|send)|go out|goes out|start sending|begin sending|first 1',
  fewer:
    '(get|got|deliver|bring|only|just) [0-9]( of)?|dont happen|didnt happen|never happen*|(only|just) _ out of|(not|dont|didnt) _ all 10|only [1-9] (people|calls|bookings)|(only )?[1-9] (appointments|meetings|of them|out of)|fewer|less than|miss the|not enough|come up short|fall short|short of|dont deliver|didnt deliver|out of 10|only get|only got|dont hit|miss it|not 10',
  consumers:
    'homeowners|consumers|b2c|individuals|residential|general public|patients|regular people|households|retail customers|sell to people|diners|shoppers',
  appointments: 'people (book|show up)|appointments|meetings|10 appointments|booked calls',
  beside:
    'old way|keep working|meanwhile|during setup|while you|downtime|shut down|switch over|interrupt*|disrupt*|parallel|overlap|side by side',
  night: 'night|2am|3am|weekend*|nobody is there|holiday*|on its own',
  automate: 'automat*',
  never: 'never|wont|not|cant be|cannot be|shouldnt|refuse|off limits|leave alone',
  ideaFor:
    'what kind of tool|what tool|which tool|kind of tool|tool would you|tool for|idea*|calculator*|what would you build|what would mine',
  own: 'who owns|do (i|we) own|own (it|the|what)|owns|ownership|belong*|mine after|ours after|(who|do (i|we)|can (i|we)|will (i|we)|(i|we) get to) (keep|keeps) (it|the|what|all|everything|them|using)|keep it|(have|has|gets|get|holds) the (rights|ip|copyright|code)|rights|copyright|(the|your|our|any) ip|source code|intellectual property|get to keep|keep what',
  course: 'course|courses|videos|video|lessons|modules|recorded|curriculum|class|classes|self paced',
  whoTeaches:
    'who teaches|who is teaching|teachers?|instructors?|who runs the (course|program|camp)|taught by',
  certificate: 'certificate*|certif*|diploma|credential*|credits|badge',
  meet: 'how often|meet|meetings|sessions|weekly call|how many calls|how many sessions|every week|rhythm|frequency',
  perMonth: 'per month|a month|monthly|each month|by the month|every month',
  notice:
    'pause|put on hold|skip a month|drop out of|back out|notice|how do i leave|how do i cancel|leave|cancel*|quit|get out|end it|stop|terminate|exit|out of it|part ways|go separate ways|stop working (with|together)|(when|after|once) (it|the contract|we|i) (ends?|stop|leave)|(turn|switch|shut) (it|them|everything|\\w+) off|(turn|switch) off',
  whichKinds:
    '(which|what) (bots?|agents?|chatbots|chat agents|chat bots)|(what|which) (kind|kinds|type|types|sort|sorts) of (ai )?(bots?|agents?|chat)|how many (agents|bots|chatbots|chat)|difference between the (agents|bots)',
  why: 'why|how come|what is the reason|reason',
  minimumTeam: `${trustedPartnerFacts.minEmployees} people|${trustedPartnerFacts.minEmployees} employees|${trustedPartnerFacts.minEmployees} or more|minimum|at least|${trustedPartnerFacts.minEmployees}`,
  eachMonth: 'each month|every month|a month|per month|monthly',
  access:
    'access to|have access|see (my|our)|look at (my|our)|into (my|our)|poke around|our (files|records|systems|books)|my (files|records|books)',
  callMe:
    '(get|expect) (a|any) calls?|sales ?(person|people|guy|rep|reps|call|calls|team)|(call|calls|calling|phone|ring|text) me|be calling|follow up with me',
  allPrices:
    'what are your (prices|rates|fees)|your (prices|pricing|rates)$|what do you charge$|how much do you charge$|(my|our|a) budget (is|of)|budget is|prices? (of|for) (everything|all|it all)|all (the |your )?prices|price of each|everything you (sell|offer)|(price|pricing|rate) (list|sheet|page|guide|table|chart)|(all|list of|see) (the |your |of your )?(prices|pricing|rates)|prices (listed|posted)|everything cost',
  doAll:
    '(run|handle|do|manage|take care of|take over) (it all|everything|all of it|all this|the whole thing)|off my plate',
  get: 'get|include*|do for|happens|contain*|look like|for that|for it|in a month|buy me',

  // Complaints about our own service.
  ours: '(for|to|at|on) (our|the|my) (call|meeting|appointment)|our (call|meeting|appointment)|wrote to you|wrote you|i wrote|i submitted|submitted (the|my)|filled (out|in) (the|my)|tried calling|called you|called (the|your)|emailed you|left a message|i tried|the (zoom|webinar|meeting)|from you|by you|you guys|yall|you (never|didnt|havent|still|said|told|promised|were supposed)|your (phone|number|email|link|form|site|website|page|team|people|office|company|guy|calendar|system|booking)|the form|this form|the quiz|the link|the page|this page|the site|this site|website|the scorecard|results page|result page|zoom link|i booked|i registered|i signed up|i paid|i filled|i submitted|i emailed|i wrote|i sent|my (message|email|registration|booking|deposit|payment)|called me back|call me back|got back|for the workshop|for the call',
  notDone:
    'nobody|no 1|noone|never|didnt|did not|havent|hasnt|wasnt|still waiting|still no|still havent|no reply|no response|no answer|nothing|ignored|ghosted|stood up|no show|no showed|missing|hasnt come|not a word|crickets',
  contacted:
    'was on|was there|there|called|call|call me|replied|reply|answered|answer|respond*|response|showed|show up|showed up|turned up|got|get|heard|hear|received|receive|came|come|wrote back|got back|emailed|contacted|contact|joined',
  broken:
    '(didnt|did not|not|never) (work|load|open|go through)|keeps crashing|crashing|crashes|kicks me out|wont let me|timing out|times out|no times|shows no|no slots|no openings|broken|doesnt work|dont work|isnt working|not working|wont (submit|load|open|send|work|go)|doesnt (load|open|submit|send)|blank|error|errors|stuck|frozen|freez*|froze|frozen|crash*|404|dead link|bad link|is down|site down|went down|glitch*|bug|bugs|disconnected|wrong number|out of service|cant (submit|open|log in|login|get in)|is dead|no (open |free |available )?(times|dates|slots)|nothing (available|open)|keeps spinning|spins|spinning|hangs|nothing happens|bounced',
  ourThing:
    'form|page|quiz|link|site|website|button|(this|the) chat(?! (agent|bot))|scorecard|booking page|calendar|video|zoom|number|your phone|results|checkout|sign up|signup|email bounced|password reset|login',
  repeatedMail:
    '(same|duplicate) email|email _ (twice|3 times|2 times|times|again)|(twice|3 times|2 times) _ email|double charged|charged twice|too many emails|emails every day',
  chargedWrong:
    '(charged|billed) (me |us |my card )?(twice|double|again|wrong|too much|3 times)|(double|over) ?(charged|billed)|charge on my card',
  whoBuilds:
    'who (builds|makes|designs|creates|codes)|you or (me|us|i)|(me|us|i) or you|do (i|we) (build|make) it',
  useless:
    'want to complain|file a complaint|this is a joke|useless|not helpful|unhelpful|not helping|doesnt help|waste of time|stupid|dumb bot|terrible|worst|sucks|garbage|annoying|you dont know anything|you dont understand|worthless',
  noAnswer:
    'didnt answer|not answer|dont answer|doesnt answer|not what i asked|isnt what i asked|wasnt my question|answer my question|answer the question|not my question|thats not what|you keep saying|already said that|missed the question',
  confusing: 'confusing|confused|cant find|hard to find|dont understand your|unclear|complicated',
  priceWord: 'price|prices|pricing|cost|costs|how much',

  // What we have no facts about.
  agencies:
    'white ?label*|resell*|reseller*|(affiliate|referral) (program|fee|partner|deal)|commission*|kickback*|finders fee|(send|refer|bring) (you|u) (\\w+ )?(clients|customers|business|people|leads)|partner(ing)? up|joint venture|(under|with) our (own )?(brand|name|logo)|subcontract for',
  receipts:
    '(get|send|receive|issue|give|have|need|provide) (me |us )?(a|an|the|proper) (\\w+ )?(invoice|receipt)s?|(invoice|receipt) for (my|our|the) (books|bookkeep*|account*|tax*|records)|purchase order*|net (30|60)',
  theirSystems:
    '(our|my) (\\w+ )?accounts?|(my|our) (clients|customers|patients|tenants) (files|data|records|info*|documents)|(bank|email|social|ad|company) accounts?|(our|my|the) (customer|client|patient|employee|company|business|financial|personal) (data|records?|info*|files|lists?|details)|(our|my) (emails|inbox|books|crm|systems?)|our (data|files|documents)',
  watches:
    '(check|checks|checking|watch|watches|watching|monitor*|keep* an eye|look* after|supervis*|maintain*|babysit*) (on |over )?(it|them|this|that|what|the|your|our|my|everything|things)',
  afterCare:
    'support (after|afterwards|once|when|included|plan|contract)|(ongoing|after ?sales|technical) support|maintenance|who (fixes|maintains|supports|monitors|watches|checks)|who (do|should|can|would|will) (i|we) (call|phone|ring|contact|write) (when|if)|after (launch|go ?live|handover|the build|you are (gone|done)|youre (gone|done))|(it|everything) (is )?(up and )?running _ (then|support|after)|keep* an eye on (it|them|the)',
  tryIt:
    'hear (it|1|how|a|the)|listen|try (it|1|out)|test (it|drive)|(see|watch) (it|1|them) (work|in action|live|first)|recording|sample (call|chat)|live demo',
  howManySeats:
    '[0-9]+ (of us|people|persons|employees|of my|of our|colleagues)|group of [0-9]+|how many (people|of us|can|may|employees)|more than [0-9]+|(bigger|larger|big|large) (team|group)',
  needOf:
    '(do|will|would|must) (i|we|you) (even |really |also )?(need|require|have to (have|know|be|hire))|(need|require)s? (an?|any|our own|my own|special)|without (an?|any|being|knowing)',
  legal:
    'hipaa|soc 2|soc2|iso|pci|certified|certification|compliant|compliance|(data )?processing agreement|dpa|gdpr (compliant|compliance|conform*)|complian*',
  nda: 'nda|ndas|confidentiality (clause|paper)|secrecy|non disclosure|confidentiality agreement',
  insurance:
    'liability insurance|insured|bonded|carry insurance|carry _ insurance|licensed|insurance certificate|have insurance',
  hosting:
    '(your|the|own) servers?|hosted|hosting|hosts (it|them|the)|data cent(er|re)|which cloud|on premises',
  tryFirst:
    'try (it |this |you |something )?(out )?(before|first)|test (it |you |this )?(first|before)|before i (buy|pay|commit|sign)|proof of concept|pilot (project|phase)|trial (run|project)',
  replyTime:
    'how (soon|fast|quick*|long) (\\w+ ){0,4}(reply|replies|answer|answers|respond|responds|get back|hear back|write back|hear from you)',
  place:
    'where (do|does) (you|u|the company) (work|operate|sit|live)( from)?|(is|are) _ (based|located|headquartered)|(which|what) (town|city|country|state|region)|(physical|street|business) address|are you local|near (me|us|here)|drop by|stop by|swing by|where (is|are) (you|your(?! (server|servers|form|page|site|calendar|price|prices))|u|yall|the company|this)( guys| folks)?( based| located| from| at| sit)?|where do you sit|based in|what (country|town|part of)|(in|from) the (us|usa|states)|us company|american|location|your address|mailing address|where you are|(your|an) (office|offices|location|headquarters)|office in|located|headquarters|where are you|where you at|in the us|in the states|in america|american company|us based|where are yall|what city|which city|what state|(are you|you guys|company) based|your address|mailing address|postal address|visit you|come by',
  placeOf: 'workshop*|session|webinar|youth|camp|podcast',
  abroad: `time difference|(other|another|different) time ?zones?|different country|outside the us|outside us|outside of the us|international*|overseas|(we are|were|im|i am|based|located|company|firm|business) in (germany|austria|switzerland|france|spain|italy|ireland|england|scotland|the (uk|netherlands|eu)|canada|australia|new zealand|india|mexico|brazil|dubai|south africa|singapore)|(in|from) (europe|the eu)|outside (of )?america|in canada|in europe|in the uk|in australia|other countries|another country|abroad|worldwide|(we are|were|im|i am|based|located|sit|company|office|offices) in (${places.map(({ called }) => called).join('|')})`,
  outsource:
    '(employees|staff|in house|your own people) or _ (freelanc*|contractors?|subcontract*)|freelanc* or|whod (be )?(do|doing)|outsource*|offshore|india|philippines|subcontract*|use (freelancers|contractors)|who does the work|whos doing the work|whos gonna do|who will do the work|who will be doing',
  ourSize: `how many people work|how many employees do you|how big is your|size of your (team|company)|how big are you|people on your team|how long (have|has) (you|${companyAsSpoken()}|the company|this company) been|(have|has|you) been around|how old is your|years in business|in business for|been in business|when were you founded|when did you start the`,
  hiring:
    'vacanc*|(a|any) job (at|with|for) you|(looking for|want|need) (a job|work)|open positions|are you hiring|you hiring|job opening*|job openings|careers|work for you|send my resume|internship*|apply for a job|any jobs|are there jobs',
  outOfBusiness:
    'go out of business|out of business|go under|shut down your|disappear|go bankrupt|you close|you vanish|are gone',
  automationsMine:
    '(our|my) setup|our automation*|what you set up|what you made|my automation*|automation*|what you built|the system|everything|my stuff',
  theirCustomers:
    '(our|my) (customers|clients|leads|patients|tenants|guests)|(customers|clients|leads|patients|tenants|guests) (message|messages|write|text|call|email|contact|reach)',
  silence:
    'its been (\\d+|a|over|more than) \\w+|still nothing|heard nothing|crickets|no response|no reply|not a word|radio silence|nothing back|just rings|no answer|never (called|replied|wrote|answered|responded)|ignored|ghosted|havent heard|still waiting|nobody (called|replied|answered|responded|showed)|no 1 (called|replied|answered|responded|showed)',
}))
