import { claims } from '#content/facts/facts'
import { contentView } from '#content/facts/content-view'

/** Concepts of who answers, lists and data, proof, and skeptics' questions, in the format of `concepts.ts`. */
export const trustConcepts = contentView(() => {
  const savings = claims.workshop.savings.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return {
    // Who answers here.
    chatHere:
      'what i (write|type|say|put|enter)( in)? here|other side of|the other side|this chat(?! (agent|bot))|the chat(?! (agent|bot))|this assistant|typing to|talking to|chatting|this answer|that answer|these answers|reading this|writing this|other end|this thing|answering me|on here|in here|what i (write|type|say) here',
    whatAreYou:
      'answering my|whos answering|who is answering|who answers this|whats this chat|what is this chat|do you have a name|whats (your|ur|yr) name|what is your name|whats your job|what is your job|who made you|who built you|what are you( exactly| then)?$|what r u|who are you|who r u|who is this(?! for)|whos this(?! for)|who am i _ (talking|chatting|speaking|typing|writing)|who are we _ (talking|chatting)|are you legit human|what kind of (bot|assistant) are you',
    youAre: 'are you|are u|r u|r you|you are|youre|ur|is this|is it|am i|was this|did a|did|u a|you a|you an',
    machine:
      'sentient|conscious|alive|self aware|a program|a script|bot|bots|robot*|chatbot|chat bot|ai|chatgpt|gpt|claude|gemini|computer|software|machine|llm|automated',
    human:
      'human|humans|person|real (guy|woman|man|one|1)|somebody real|someone real|live (agent|person|chat)|actual (person|human)|real people|real',
    firmWord: 'company|business|firm|organization|outfit',
    helpHere:
      '(dont|do not) (understand|get) (any|this|it|what)|im (so )?(lost|confused)|can you help _ with here|what can you (do|help|tell|answer)|what do you know|how can you help|what can i ask|what should i ask|can you help me with',

    // What is done to lists and data.
    leave:
      'undo|by accident|by mistake|signed up wrong|removed from|get removed|remove me from|do not email|dont email|quit sending|no longer|unsubscribe*|opt out|opt _ out|get off|get me off|take me off|take _ off|remove me|stop sending|stop emailing|stop getting|stop|dont want|no longer want|quit|leave|leaving|cancel|out of|off of|sick of|end (my|the|it|this)|drop me|get rid of|want out|no more|pull me|tired of',
    list: 'email list|mailing list|mail list|list|newsletter*|emails|e mails|mailings|mails|subscription|your email|your updates',
    unsubscribe:
      'do not (email|contact|mail|send)|dont (email|contact|mail) me|email me anymore|quit (emailing|sending)|no more emails|stop _ (emails|emailing|newsletter|mails)|unsubscribe*|opt out|opt me out|take me off|remove me|stop emailing me|stop sending me',
    otherPeople: 'somebody|someone|prospects|recipients|my customers|my clients|they|a lead|people',
    delete:
      'delet|delte|delete*|deleting|deletion|erase*|remove*|removing|wipe*|get rid of|scrub|purge|forget (me|my|what i)|take down|take _ down|right to be forgotten|pull down',
    data: 'client list|customer list|what i (told|said|send|sent|wrote)|my business info|my _ (info|information|data|number|details)|our _ (info|information|data|numbers|details)|files|documents|data|info|information|details|my (email|name|answers|answer|submission|results|records|record|account|stuff|phone|number|address|ip|scorecard|form|file|responses|response)|about me|account|personal|what i (typed|type|enter|entered|submit|submitted|put|wrote|filled)|i type|i enter|i submit|everything you have',
    seeIt: 'see|a copy|copy|access|show me|download|export|know about me|have on me|got on me|find out',
    haveOnMe:
      'have of mine|of mine|you have about|have on me|got on me|know about me|store about me|keep about me|keep on me|hold on me|collect about me|have about me|information about me',
    store:
      'throw (it )?away|throw out|store*|storing|save|saves|saved|saving|keep|keeps|kept|keeping|hold|holds|retain*|log|logs|logged|logging|record|recorded|remember*|collect*|gather',
    sell: 'used for (ads?|advertising|marketing)|share*|advertis*|give (my|our|it|out)|my _ in your|use (my|our) _ (marketing|ads|advertising)|to anybody|to anyone|with anyone|with anybody|with others|sell|sells|selling|sold|share|shared|shares|sharing|third part*|3rd part*|pass on|pass it on|other companies|hand over|give _ to anyone|give out|rent out',
    safe: 'steal*|misuse|abuse|safe|safety|secure*|security|private|privacy|confidential*|sensitive|protect*|hacked|breach*|leak*|encrypted|secret',
    spam: 'email me a lot|a lot of emails|email me every|how many emails (am|will|do) i|lots of emails|too many emails|spam*|junk|bombard*|blow up my|blow up|flood*|tons of emails|pester*|harass*|sales calls|hound*|bug me',
    track:
      'who (visits|visited|opens|opened)|visitors|track me|tracked|tracker*|tracking|track visitors|track people|do you track|analytics|pixel*|cookie*|retarget*|monitor*|spy*|follow me around',
    privacyAct:
      'policy (on|about|for) (data|my|our|privacy|email|customer|information|personal)|data policy|gdpr|ccpa|privacy policy|privacy|data protection',
    whoSees:
      'access to (my|our)|have access|get to see|other people (see|read)|people get to|whos (gonna|going to) (see|read)|who is gonna (see|read)|gonna see my|(anyone|anybody|somebody) _ (see|read|look)|who can read|who will read|who is going to read|who looks at|who reads|can anyone (read|see)|does anyone (read|see)|who sees|who can see|who reads|who gets|who has access|whos reading|who is reading|who will see|sees my|anyone see|anybody see|who else',
    whereGo:
      'where (do|does) (they|it|that|those) (end up|go|land)|end up|where (do|does) what i|where (does|do|did|will) _ (go|end up|land)|what happens (to|with) what i|what happens (to|with)|what do you (guys )?do with|what are you doing with|how do you use|how is my|how will you use|how are my|where (do|does|will|did) (my|our|the|it|that|all)|where is my|where are my|what happens to|what do you do with|what will you do with|whats done with|what do you use',
    network: '(my|our|your|an|store|keep|log|record) ip|ip address*|network address|location data',
    conversation:
      '(this|the) (box|window|chat box)|type (in )?here|conversation*|(this|the|our|my) chat(?! (agent|bot))|chats|transcript|messages|what i (write|type|say|ask)|i type here|i write here|my questions',
    train: 'train|training|trains|trained|learn from',
    model: 'model|models|gpt|chatgpt|openai|llm|ai|language model|anthropic|google',

    // Proof and trust.
    moreReviews:
      '(get|getting|have|collect) (some |a few )?more (google |online |good |five star |5 star )?reviews|(get|getting|more|collect|ask for|need|boost) (me |us )?(more |good |better |new )*(google |yelp |5 star |online |customer )*reviews',
    likeMe:
      '(someone|somebody|anyone|anybody|business|businesses|company|companies|owner|owners|people|shop|shops) (just )?like (me|mine|us|ours|my)',
    realClients:
      '(actual|real|paying|happy|past|former) (clients|customers|companies|businesses|owners)|have any (clients|customers)|got any (clients|customers)',
    proof:
      'how many (automations|workflows|projects|systems) (have|did|do) you|(cut|cuts|cutting|lower|lowers|reduce|reduces|save|saves) (\\w+ )?(costs|expenses)|costs (are )?(cut|down|lower)|receipts|proof|prove*|evidence|does _ work|actually work*|really work*|track record|results|numbers|stats|statistics|success rate|works|work for',
    example:
      '(name|list|show) (me |us )?(\\w+ )?(clients|customers)|(see|show me|look at) (some of )?(your|the) work|example*|sample|samples|case stud*|portfolio|past work|previous work|work you did|what you built|youve built|you have built|you built|you did for|did you do for|before and after|stories|story|done this|use case*',
    customers:
      'client|clients|customer|customers|companies like|businesses like|anyone like|somebody like|someone like|people like|anybody|anyone|owners like|like mine|like me|like us|other owners|other companies',
    reference:
      '(call|talk to|speak to|speak with|contact) (1|some|any|a few|a) (of )?(your |past |current )*(customers|clients)|somebody _ worked with you|who used you|who has used you|reference*|talk to _ (past|other|your|current|existing)|speak _ (past|other|current|existing)|call _ (past|current) (client|customer)|past clients|past customers|former clients|current clients',
    reviews:
      'people (in|on) (your|the)|leadership (section|page|team)|team page|(customer|client|those|these|your|founder) quotes?|people (shown|on (your|this|the)|in the)|faces|photos|that quote|the founder quote|founders? quote|who said|said that quote|review|reviews|testimonial*|rating|ratings|yelp|google reviews|trustpilot|quotes on',
    real: 'really (write|wrote|say|said|featured|covered)|exist|fake|invented|made up|actual|phony|genuine|legit|for real|real|fake|made up|genuine|legit*|invented|authentic|paid for',
    average: `average|averages|typical*|on average|usually save|normally save|${savings}|${savings.replace(/k$/, '')}|${claims.workshop.hoursWeekly} hours|annual savings|yearly savings`,
    saving: 'save|saves|saved|saving|savings',
    implement: 'implement|implements|follow through|actually do it|percent of people|what percent*|94',
    promise: 'guarantee*|promise*|for sure|certain',
    trust:
      '(registered|incorporated|legal|real|actual|existing) (company|business|entity|firm)|llc|chamber of commerce|too good to be true|sounds (fishy|shady|sketchy)|(take|taking|keep) (my|our) (money|deposit|cash)|nonsense|too good to be true|convince|for real|taking my money|take my money|run off|running off|dont believe|hard to believe|500 (business )?(leaders|owners)|200 ceos|is that true|claims|true story|convince me|skeptical|sceptical|not convinced|not sold|have my doubts|doubtful|prove it|hesitant|on the fence|trust*|legit|legitimate|credible|credibility|believe you|reputable|for real|scam*|rip off|ripoff|fraud|snake oil|shady|sketchy|con',
    featured:
      'write about you|wrote about you|forbes|on tv|tv|on the news|featured|press|in the news|been in|media|articles|magazine*|newspaper*|interviews',
    seats:
      'how big|how large|how many (people|attendees|others|owners|attend|join|can)|group size|seat|seats|spots|spot|places|founder seats|scarcity',
    fake: 'fake|really|real|sounds|suspicious|gimmick|why only|pressure',

    // Skeptics' questions.
    roi: 'bottom line|profit*|make me money|save me money|dollars and cents|kind of return|what return|return can|return will|make my money back|earn back|numbers look like|roi|return on|payback|pay for itself|pays for itself|pay off|worth the money|break even|bang for',
    different:
      'pay (you )?(more|that much|so much)|for less|cheaper (elsewhere|somewhere|than)|what stops (me|us)|(just|simply) (use|using|hire|ask|let)|would do (it|this|that|the same)|does (it|this|that|the same) for|half the price|can just|could just|ill just|i can do|cant my|couldnt my|cant we|couldnt we|cant i|that _ cant|cant do|over (a|an|the|just|using|hiring)|different|difference|differ|better than|why not|why (should|would) i pay|why pay|why you|what makes you|instead of|vs|versus|why should i (use|hire|pick|choose|pay|go)|stand out|special|unique|set you apart|couldnt i|cant i just|could i just|why would i|why wouldnt|why dont i|why do i need you|do it myself|on my own(?! (server|site|website|domain|computer))|by myself|(just|not|rather) (do it|build it|do this) myself',
    alternative:
      'vendors?|providers?|other (guys|firm|company|shop)|another (firm|company|shop|provider)|brother in law|cousin|my (kid|son|daughter|nephew|niece|friend|buddy|brother|sister|husband|wife)|friend of mine|some kid|a kid|office manager|admin|secretary|my guy|in house|developer*|programmer*|freelancer*|fiverr|upwork|agency|agencies|consultant*|consultanc*|employee|hire somebody|hiring|va|virtual assistant|assistant|my nephew|it guy|zapier|make|chatgpt|gpt|claude|copilot|gemini|other ai|ai companies|ai company|software|myself|on my own(?! (server|site|website|domain|computer))|intern|competitor*|other companies|competition|everyone else|everybody else|the others|the rest|others',
    hype: 'vendor|vendors|fancy|glorified|just another|yet another|another chatbot|guru*|hype|buzzword*|bandwagon|fad|bs|bullshit|gimmick|snake oil|another ai',
    triedBefore:
      '(last|old|other|1st|first) (chatbot|chat bot|bot|1) (we|i|was)|had a (chatbot|chat bot|bot)|(chatbot|chat bot|bot|ai) (last year|before)|tried a|weve tried|tried ai|tried this|tried it|tried that|tried chatgpt|tried automat*|tried _ before|got burned|been burned|burned before|last (guy|company|agency|vendor|consultant)|previous (agency|vendor)|didnt work (last|before|for)|already tried',
    replace:
      'lose my (staff|people|team|employees|job)|lose our|need fewer people|put _ out of work|out of a job|replace*|replacing|lay off|layoff*|fire people|fire my|lose their job*|take _ jobs|cut staff|let people go|job loss|cost jobs|how many (jobs|people|positions) will|jobs _ (cost|lost|gone|disappear)|get rid of (people|staff|employees)|replaceable',
    team: 'my (team|staff|employees|people|crew|guys|workers)|our (team|staff|employees|people|crew)|jobs|people|employees|staff',
    dislike:
      'hate*|resist*|refuse*|wont use|not like|push back|pushback|scared|afraid|worried|nervous|buy in|on board',
    wrongAnswers:
      '(say|says|tell|tells|promise|promises|give|gives) (\\w+ )?(\\w+ )?(something|anything|stuff|the) (dumb|stupid|wrong|crazy|bad|false)|something wrong|wrong thing|something stupid|say* _ wrong|wrong info*|off script|embarrass*|gets it wrong|get it wrong|messes up|(makes?|making) (stuff|things|it|facts|answers|something) up|invent* (things|stuff|facts|answers|prices)|hallucinat*|accurate|accuracy|mistake*|errors|wrong answers|wrong answer|gets _ wrong|screw* up|mess* up|reliable|lies|lie',
    fails:
      'fails|fail|failing|breaks|break|breaks down|goes down|stops working|crash*|goes wrong|screws up|messes up|glitch*|malfunction*|stop working',
    automationWord:
      'automation*|automated|the system|workflow*|the ai|it breaks|the setup|what you build|bots',
    catch:
      'just (an?|your) (ad|advert*|pitch|sales|funnel|commercial)|(sales|marketing) (event|trick|funnel|gimmick|show)|lure|small print|fine print|bait and switch|strings attached|whats the hook|the hook|nothing is free|gotcha|tricks?|catch|whats the catch|too good|fine print|strings|hidden(?! (rule|prompt|instruction|message|system))|gotcha|surprise*',
    fees: 'fee|fees|cost|costs|charge|charges|price|prices|pay|bill|bills|invoice',
    steep:
      '(dollar|dollars|thousand|grand|money|bucks|[0-9]{4}|2k) _ (pdf|report|document|slides|paper|questions|advice)|(insane|ridiculous|outrageous|crazy) (price|prices|pricing|money)|(price|prices|pricing|that) (is|are|seems) (insane|ridiculous|outrageous|crazy|nuts|high)|robbery|waste of money|down the drain|throwing money|steep|(?<!how )expensive|pricey|too much|lot of money|overpriced|for a report|for a pdf|just a report|kind of high|rip off|seems high|cant afford',
    contract:
      'penalty|early termination|terminat*|cancel*|auto renew*|contracts?|contractual*|commit*|locked in|lock in|stuck|tied|(leave|cancel|quit|stop|get out) (it |the program |the plan |at )?(whenever|any ?time|when i want)|(full|whole|entire) year|long term|contract term*|minimum (term|commitment|contract)|terms|sign up for a year|tied down|agreement',
    moreLeads:
      'more (bookings|jobs|appointments|patients|work|calls|inquiries|orders|deals|revenue)|need (clients|customers|business|leads|bookings)|pipeline|more traffic|visits my|visits our|drum up|bring in more|fill my (calendar|schedule)|slow season|business is slow|not enough work|more leads|get leads|need leads|more customers|more clients|(get|find|attract|win|bring in|land) _ (customers|clients)|more business|more sales|more jobs|find clients|find customers|get customers|get clients|getting leads|enough leads|lead flow|generate leads|lead generation|grow my|grow our|grow the|more appointments|bring in business|book more',
    tools:
      'chatgpt (plus|pro)|subscriptions?|ehr|emr|pos system|phone system|booking system|(our|my) (\\w+ )?(system|software|app|platform|database)|hubspot|salesforce|zapier|quickbooks|xero|slack|notion|airtable|sharepoint|gmail|outlook|google (calendar|sheets|docs|workspace)|microsoft|office 365|microsoft teams|ms teams|jobber|servicetitan|housecall*|shopify|wordpress|wix|squarespace|clickup|asana|monday com|trello|mailchimp|calendly|stripe|square|crm|crms|erp|our software|existing software|existing tools|my tools|our tools|our systems|current systems|current software|software we|tools we|pipedrive|zoho|gohighlevel|go high level|ghl|clio|toast|dentrix|mindbody|excel|spreadsheets|api',
    moneyRisk:
      'do i (lose|forfeit) (my|the) money|lose (my|our|the) money|(if|when) (i|we|you) (do not|dont|did not|didnt|never|see no|get no) _ (results?|improvement*|change|leads|difference)|(if|when) (it|this|that|they|ai|your \\w+|the \\w+) (does not|doesnt|dont|do not|did not|didnt|wont|fails?)( (work|deliver|help|pan out))?$|(give|get|have) (me |us )?(the |my |our )?money back|(zero|no) results|protection|protected|(if|when) (i|we) (pay|paid|spend|sign|invest) _ (not|doesnt|dont|didnt|nothing|fails?)|(not|never|doesnt|dont|didnt) work (for|out for) (me|us|my|our)|(any|a|some|your) (kind of |sort of )?(guarantees?|refunds?|warranty)|guaranteed results|get (a|my) refund',
    risk: 'risk*|gamble',
    connect:
      'integrat*|connect*|work with|works with|plug into|hook* (up|into)|hook up|sync*|compatible|support|use with|talk to|link* (to|with)|already use|we use|we are using|were using|i use|run on|running on|we have|are on|were on|tie into',
    technical:
      '(ai|computer) (background|knowledge|experience|stuff)|computer guy|tech people|barely use|not good with|over my head|old dog|(it|tech) (guy|person|people|department|team|staff|specialist|expert)|techie|geek|nerd|it background|programmer|hard to (set up|use|learn)|easy to use|user friendly|learning curve|technical|tech savvy|techy|computer person|tech person|good with computers|good with tech|know how to code|code|coding|im (too )?(dumb|old)|dinosaur|old school|know (nothing|anything) about',
    fast: 'how fast|how soon|how quick*|right away|asap|when can you|when could you|get started quick*',
    soon: 'tomorrow|next week|this week|on monday|next month',
    begin: 'start|begin|get going|get started|come in|take me on|get me in',
    overwhelmed:
      'where do _ begin|where do _ start|everything is manual|bottleneck|im the bottleneck|overwhelm*|swamped|drowning|doing everything|do everything myself|wearing all|i work (nights|weekends)|working (nights|weekends)|no time|too busy',
    bottleneck:
      'bottleneck|everything goes through me|everything depends on me|all on me|do everything myself|wear _ hats|cant take a vacation|cant step away',
  }
})
