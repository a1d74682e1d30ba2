import { companyAsSpoken } from '#content/facts/company'
import { chatAgentFacts } from '#content/facts/facts'
import { contentView } from '#content/facts/content-view'

/** Concepts of money and of how the work is done, in the format of `concepts.ts`. */
export const workConcepts = contentView(() => ({
  // Money.
  payment:
    '(payment|paying) (methods?|options?|ways?)|ways? (to|of) pay*|how (can|do|could|would) (i|we) pay|bank transfer|wire transfer|credit card|credit cards|card|cards|paypal|venmo|check|ach|wire|zelle|apple pay|amex|pay (with|in) (crypto|bitcoin)',
  noCard: 'credit card|card|cards|credit card|card',
  plan: 'payment plan|financing|finance|monthly for|pay monthly|installment*|instalment*|split|spread|pay over|pay it off|in pieces|2 payments|3 payments|pay later',
  hourly: 'by the hour|hourly|per hour|hourly rate',
  cheapest:
    'minimum i can|least i can|minimum spend|least amount|anything free|something free|free stuff|what is free|what do you have for free|for nothing|cheaper|less than|under (500|1000|1k|2k)|(something|anything|1) (smaller|less|cheaper|lighter)|too expensive for (me|us)|smaller (one|option|package|thing)|smaller budget|low budget|tight budget|cant afford|more affordable|on a budget|cheapest|least expensive|lowest|cheap|smallest (package|thing|offer|step|option|product)|entry level|low cost|starter',
  dollars: 'us dollars|usd|dollars|currency|canadian|euros',
  freeWord: 'free|for free|costs nothing|no cost|free of charge|complimentary',
  call: 'call|calls|consultation|first call|discovery call|phone call|intro call|first meeting|talk|first talk',
  setupFee: 'setup fees?|set up fees?|onboarding fees?|startup fees?|setup cost|set up cost|sign up fee',
  tax: 'vat|taxes|(plus|before|after|with|add*|incl*) tax|sales tax|tax deductible|write off|deductible',

  // The work.
  include:
    'include*|including|part of|come with|comes with|get for|what (do|will|would|did|am|are) _ get|deliverable*|deliver|end up with|walk out with|walk away with|leave with|hand me|what am i getting|what would i get|what will i get|whats in it|whats in the|take home|what exactly',
  build:
    'build*|building|built|implement*|implementation|set it up|install it|do the work|doing the work|make it|the stuff|fix it|coding it',
  obliged: 'have to|obligat*|obliged|required|must|forced|need to|locked|go with you|use you',
  elsewhere:
    'another developer|somebody else|someone else|another company|other developer|my own (guy|developer|team|people)|in house|inhouse|other people|another agency|without you|take the roadmap|take it to|take it elsewhere|elsewhere',
  roadmap: 'roadmap|road map|report|results|plan|deliverable',
  samePrice:
    'find [0-9]+|cost more|costs more|charge more|pay more|find more|finds more|find nothing|find less|more problems|bigger|more work|extra|go up|price change|change the price|different if|depends|depend|over budget|more expensive if',
  shouldNot:
    'should i not|not do|when not|not for me|not a fit|not right|bad fit|wrong for|skip|waste of|shouldnt',
  questionsCount:
    'how many questions|how many q|number of questions|how many things|(are|is) there _ questions|[0-9]+ questions',
  howLong:
    'turnaround|(build|building) time|when (is|are|will) _ (finished|done|ready)|how (fast|quick*)|when do you (delete|throw|remove|erase)|how long|how much time|how many (minutes|hours|days|weeks)|time does|length|take to fill|fill out|duration',
  saveLater:
    'in 1 go|dont finish|cant finish|not finish|save|finish later|come back|continue later|pause|partway|half way|halfway|later|lose my answers|all at once|1 sitting',
  getBack:
    'after i finish|when i finish|once i (send|submit|finish)|after i (turn|hand) it in|get back to me|hear back|contact me|reach out|call me|respond|hear from you|next|after i send|after i submit|after i fill|after that',
  traction:
    '(get|see|have|notice|until) (any |first |the |my )?results|see (something|anything|it|things) (work*|happen*|change*)|something working|see (a |any )?(effect|impact|progress|improvement)|traction|see results|see anything|see something|notice|see a difference|feel it|see a change|show results|pay off|until it works|results show',
  reallyNeed:
    'whats the point|what is the point|why (do|would|should) (i|we) need|already (know|knew) (my|our|the|what|where|which)|i know (my|what|where)|still need|really need (an|the)|do (i|we) (even |really |actually )?need (an|the|this|that|to (do|get|buy|have) an)|need an|cant you just|can you just|skip the|without an|without the|straight to|go straight|directly',
  onSite:
    '(on ?site|in person|face to face|come (out )?to (us|our|my)|travel (to|out)|visit (us|our|my)|at (our|my) (office|place|premises|location|shop)|remote|remotely|fly (in|out))',
  groupOr1:
    '1 (on|to) 1|group|groups|individual*|private|privately|alone with|with others|other (people|owners|clients|companies)',
  online:
    'wheres|held|where|online|zoom|virtual|in person|remote|remotely|webinar|video call|where is|location|address|what city',
  registered:
    '(i|we|ive|weve) (have |already |just )?(registered|signed up|reserved|booked|got a seat)|after (registering|signing up)',
  link: 'link|url|zoom link|join link|invite',
  full: '(is|are|its|was|be|gets|if _) full|fully booked|sold out|waiting list|waitlist|no seats|no spots|too late|booked up|filled up|fills up',
  bring: 'bring|come with|who should|who do i|invite|send',
  comeWith:
    'both come|come too|bring (my|a|someone|somebody|the)|of us|my wife|my husband|my partner|colleague*|coworker*|my manager|plus 1|more than 1|whole team|with my',
  install: 'install*|download*|software|any tools|tools|equipment|laptop|computer',
  login: 'login|log in|logins|password*|access to my|credentials|into my systems',
  sellMe: 'sell me|sales pitch|pitch|upsell*|hard sell|pushy|buy something|sales talk|sell to me',
  recording: 'recording*|recorded|replay|watch later|rewatch|slides',
  miss: 'miss|cant make|cannot make|cant come|unable to|reschedule|no longer|not coming|give up my seat|cancel',
  timezone: 'eastern|est|pst|pacific|central|mountain|time zone|timezone|my time|clock',
  learn: 'knowing|come out|learn|teach|taught|agenda|cover|topics|curriculum|find out|about',
  level:
    'need to know|beforehand|background|any (ai|coding)|know anything|know nothing|experience|beginner*|advanced|level|prior|know how|code|coding|never coded|new to',
  hates: 'hates|hate|doesnt like|dislike*|isnt for|quit*|drop out|stop going|bored|not for',
  homework: 'homework|cheat*|essays|school work|schoolwork',
  make: 'build|make|create|project*|do in|do at|do there',
  who: 'who|what kind of people|what type of|which people|kind of people|qualif*|requirements|criteria|eligible|fit',
  listen: 'listen|hear|find|watch|spotify|apple|youtube|platform*|available|episodes',
  ask: 'ask|questions|asked|talk about|interview about',
  promote: 'promote|plug|pitch|advertise|product|sell my|sponsor*|my book|my company',
  early:
    'how early|before we record|before recording|by when|deadline|how far|ahead|in advance|when do i send|when is it due|due',
  interview:
    'press|media (inquiry|request|contact)|journalist|reporter|write an article|on my show|my podcast|my show|guest on my|interview (you|your|somebody|someone)|speak at|speaking|speaker|keynote|have you on|for an article|journalist|reporter|quote for',
  often:
    'how often|frequency|weekly|monthly|daily|how many issues|how many emails|every week|every day|how frequent*',
  notArrived:
    'never (show|showed|made it)|didnt show|never came through|still waiting (for|on)|didnt (get|receive|arrive|come)|never (got|get|received|came|arrived)|havent (got|gotten|received)|not (received|getting|arrived)|where is my|where are my|whats taking|no email|nothing came',
  sampleWord:
    'sample|example|before i subscribe|before i sign|read an issue|see an issue|preview|an? old (newsletter|issue|1)|look at|past issues|archive|back issues',
  linkedin: 'linkedin|linked in',
  tells: '(tell|tells|show|shows|give|gives|say) (me|us|you)|get out of|good for|point of|mean*',
  outOf: 'out of|points|max|maximum|highest|scale|top score|perfect score|what score|good score',
  calculate:
    'calculate*|calculation|figure*|work out|worked out|come up with|computed|formula|math|how do you get',
  waiting: 'waiting|inaction|cost of (waiting|inaction|doing)|doing nothing|delay*',
  emailWord: 'email*|mail*|inbox|screen|send me|sent to me',
  gotScore: 'i got|my score|scored|got a|i scored|score is|score was|results say',
  whatNow:
    'what now|now what|next|whats next|what do i do|what should i do|then what|is that bad|is that good',
  giveName: 'name|anonymous*|my email|identify',
  publish:
    'people see|others see|anyone see|public*|publish*|public|go up|goes up|posted|post|used on|put on|shown|appear|quote me',
  feedback: 'feedback|survey',
  submit: 'leave|submit|write|give|send in|post|add',

  whatDo: `(what|whats|wut)( is it)?( that)?( do)?( (you|u|yall|ya|ur))( (guys|people|folks|all|company))?( (actually|really|even|do|sell|offer))? (do|sell|offer)( here| exactly| for a living| for work)?($| and )|(explain|about|is it|know|understand|exactly) what you (guys |people )?do|^what you do|what does _ company do|what company is|which company is|what is this company|what business are you|who are you guys|what is ${companyAsSpoken()}|whats ${companyAsSpoken()}|what kind of company|what kind of business is this|what services|what do you offer|what do you sell|what is this site|what is this website|what is it you do`,
  findsNothing:
    '(isnt|is not|aint|not) the (answer|solution|fix)|ai (isnt|is not|wont) (the|it|help)|find nothing|finds nothing|nothing to automate|not find anything|doesnt find|dont find|not the answer|comes up empty|no problems',
  remaining:
    'left to pay|remaining|rest of|balance|on top|part of the price|after the deposit|what else do i owe|towards the',
  sales: 'sales|revenue|customers|clients|deals|close',
  whoRuns: `(who|which person) (answers|helps|responds) (if|when)|who (would|will|does) (i|we|answer|handle|help|take care)|who (builds|makes|does|writes|runs|leads|carries out) (the|your|my|our) (automations?|audits?|builds?|company|roadmap)|(which|what) (person|people|of you) (will|would|do|does)|(the )?(person|people|man|woman) behind|who (founded|started|created|built) (this|the|it|your)|about your (team|people)|1 (man|woman|person) (show|operation) or|who does (it|that|this)$|name of (the|your) (founder|owner|ceo|boss)|about (the|your) (founder|owner|owners|ceo)|(the|your) boss|working on my (account|project|stuff)|who (is|are) (behind|running|in charge)|behind (this|the) (company|business|site)|whose (company|business) is|who (would|will|do|am) (i|we) _ (deal*|work*|talk*|speak*)|who (is|are) the (owner|owners|ceo|boss|founder|founders)|who is (robin|kim|alex)|actually (do|does) the work|whos gonna do|who (will|would|does) (actually )?do (the|my|our|all)|your team|who are the people|the people behind|who works (there|for you)|who is on the team|who will i (be )?(work*|talk*|deal*)|who would i _ working|who do i work with|point of contact|who will be my|who am i working|meet the team|who runs|who is behind|whos behind|who owns (this|the company|${companyAsSpoken()})|your founder|who started|who leads|the ceo of|your ceo|who signs`,
  processWord:
    'your process|how do you work|how does this work|how does it work|your approach|your method*|your steps|steps do you|walk me through|whats the process|what is the process',
  doItForUs:
    'build what you|(or|and) just (tell|advise|say)|do the building|do the work|do the implementation|tell (us|me) what to (do|fix|build)|just advice|only advise|just advise|hands on|set things up|do you implement|do you install|do it for (us|me)|done for you|you build it|have you build|build it for|you guys build|implementation|just build|just do it|set it all up',
  switchTools:
    'switch (our|my|tools|software|systems)|change (our|my) (tools|software|systems)|buy (new|more) (tools|software)|need new software|keep (our|my) (tools|software|systems)|replace (our|my) (tools|software|systems)',
  ifWord: 'if',
  whenWord: 'when|whens',
  needAi:
    'need (any )?(ai|automation)|ai (is )?(even )?(for us|for me|worth it|make sense)|(ai|this) (is )?(not )?for (us|me|businesses like|shops like)',
  whichOffer:
    'which (offer|service|package|option|program|product|plan|of these|of your)|what (should|would) (i|we) (buy|pick|choose|get|start with)|(do|would) you recommend for|what do you recommend|(to|can) spend',
  afterTrial: `automatically (bill|charge|renew|extend)\\w*|(bill|charge|renew|extend)\\w* (me |us |it )?automatically|after (that|it|this)|(end of|after|when) (the )?(free )?(trial|month|${chatAgentFacts.freeTrialDays} days)|trial (ends|is over|runs out)|auto renew\\w*|monthly|a month`,
  domainBurn:
    'domain (\\w+ )?(at risk|safe|in danger|hurt|suffer*|damage*)|(my|our) (domain|email|address|name) (\\w+ )?(blacklisted|blocked|burned|flagged|banned|ruined)',
  credit:
    'come off|comes off|credited|(goes?|count|counts|apply|applied|put) (it |that |the \\w+ )?(toward|towards|against)|deducted|deduct|knock (it|that) off',
  lostResults:
    '(lost|deleted|closed|cant find|find|missing) (my|the) (score|results?|results page)|get (my|the) (score|results?) back',
  officeHours:
    '(your|opening|business|office) hours|hours of operation|what time do you (open|close)|are you open|open (today|now|on weekends)',
  intake: 'intake*|questionnaire|week 1 form|20 questions',
  buyOnline: 'buy _ online|order online|just buy|buy it now|check out online|pay online|sign up online',
  noPhone:
    '(dont|do not|rather not|hate|no) _ (call|calls|phone|talk)|without a call|without talking|without a phone',
  percentUp:
    '200 thing|the 200|leads (only )?go|leads (only )?went|200 up|up 200|200 more|200 means|200 percent|by 200',
  guest: 'guest|guests',
  later: 'later|after|tomorrow',
  company: 'company|you|your',
  score: 'score|scored|points',

  howMany: 'how many',
  helped: 'helped|worked with|served|done this for|used you|trained|audited',
  anyClients:
    '(stories|studies|examples|experience) (in|for|from|with) (my|our|a|the|\\w+)( \\w+)?$|who have you (helped|worked|done)|who do you work (with|for)|who are your (clients|customers)|what did you do for|what have you done for|what have you built for|(any|other) (clients|customers)|clients in|customers in|clients who|customers who|clients like|worked with (any|a|other|companies|businesses|firms)|done (any|this) _ (for|with)|experience (with|in)|helped (any|a|other|companies|businesses)',
  industries:
    '(small|large|big) (businesses|companies) only|what industr*|which industr*|(kind|kinds|type|types|sort|sorts) of (business|businesses|companies|industries|clients|customers)|my industry|our industry|my field|specialize|specialise|niche',
  prepare: 'prep|ready|prepare*|bring|expect|have on hand|need before',
  whatHappens:
    'what happens|what do we|what will we|what is the|whats the|what goes on|about|look like|like|point of|purpose|pitch|sales',
  callTalk:
    'on the call|the call|first call|intro call|discovery call|that call|a call|phone call|video call|audit call|the meeting|the conversation',
  agentName: 'receptionist|qualifier|nurturing|nurture|review management|review agent|lead qualifier',
  volume:
    'how many (emails|messages|people|prospects|contacts|inboxes)|volume|emails (a|per) (day|week|month)',
  lawful: 'legal|illegal|lawful|can spam|canspam|spam law*|against the law|allowed|gdpr|regulation*',
  refundWord: 'refund*|money back|guarantee*|guaranty',
  workshopWord: 'workshop*|session*|webinar*|training*',
  neverSigned:
    'never (signed|subscribed|asked|agreed|opted|joined)|(didnt|did not) (sign|subscribe|ask for|agree|opt)|why am i (getting|on|receiving)|who (signed|put) me|who gave you my',
  week2: 'week 2|second week|2nd week',

  stopCalling: '(stop|quit) (calling|texting|contacting)|dont call me|do not call me',
  payTerms:
    'pay (you )?(after|on success|by results?)|success fee|performance (based|fee)|pay for performance|payment terms|pay up front|pay upfront|pay in advance|when do i pay|when do you (charge|bill)|how do i pay|billing|invoice me|bill me|due when',
  jobLoss:
    'lay off|layoffs|lose (their|his|her|my) (jobs?|staff|people|team|employees)|out of (a |work|jobs?)|take _ jobs|put _ out|replace (my|our) (\\w+ )?(staff|team|people|employees|admin|va|receptionist|assistant|office)',
  youDo:
    '(do|can) you (sell|fix|repair)|do you (also )?(do|offer|build|make|handle|run|provide|sell)|can you (also )?(do|build|make|handle|run|design|write)|will you (do|build)',
  otherWork:
    'trucks?|cars?|ad copy|copywriting|bookkeeping|tax return|tax|accounting|resumes?|videos?|photos?|seo|web design|website design|websites?|mobile|apps?|games?|ads|payroll|taxes|logo|branding|graphic design|it support|social media|printing|translation*|legal work|hardware|phone systems?',

  leadWord: 'leads?',
  toolWord: 'tool|tools|magnet|magnets|widget',
  confirmW: 'confirm*|activate|verify',

  browser: 'my browser|in the browser|local storage|on my (computer|phone|device|machine)',
  findsMore: 'find more|finds more|find [0-9]+|more problems|bigger mess',
  ourTools:
    '(what|which) (tools|ai|model|models|software|platform|platforms|tech|technology) do you|do you use (make|n8n|zapier|chatgpt|openai|claude|gpt)|tech stack|which llm|what llm',
  judgmentWork: 'firing|fire people|complaints?|layoffs|pricing decisions|hiring decisions',
}))
