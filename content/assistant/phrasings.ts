/**
 * Further phrasings of the assistant's questions, separated by bars. The key is a question's first `asked` phrase, or
 * its first `when` line if it has none. The nearest phrasing decides when nothing else matches a message.
 */
export const furtherPhrasings: Readonly<Record<string, string>> = {
  'is it guaranteed':
    'say it does nothing for us is the money gone | how risky is this for me | can i get my cash back | what happens to my money if it fails | is my money safe | who takes the risk | satisfaction guaranteed | do i get anything back if i am not happy | are results promised | can you promise results | what if we see no difference | what if you cannot deliver | is there a money back promise | do you stand behind your work | what do i get back if you fail | is there a warranty | will you give the money back',
  'what size of company do you work with':
    'smallest company you work with | minimum company size | how many employees do we need | do you do big corporations | do you work with enterprises | is a two person business too small | i have no employees | it is only me | family business with four people | we are tiny | do you take startups | we are a large company | how big should a business be | are you for small businesses',
  'do you give discounts':
    'early bird price | special rate for nonprofits | can you do better on the price | will you lower the price | is the price negotiable | referral bonus | military discount | price match | do you have a sale | cheaper if i pay upfront | coupon code | can i get a deal',
  'can you book me a call':
    'i want to come in on thursday | are there any slots next week | can we talk this afternoon | need a call before noon | send me a calendar link | what times are open | where is your calendar | set something up for me | schedule me in | i would like an appointment | when can we meet | hold a spot for me | do you have anything open | can somebody call me tomorrow',
  'how do i change or cancel my call':
    'i wont make it to our meeting | i have to move my appointment | something came up and i cannot make the call | i need another time for my demo | cancel my booking | running late for our call | i missed my call',
  'how do i reach a person':
    'i would rather talk to somebody | is there a phone number | how can i contact you | can i email somebody | who can i call with questions | get me a person please | i want to speak to someone',
  'what do you do':
    'what is it you people do | so what is this | what is this place | explain your business to me | what kind of company is this | what am i looking at | give me the short version of what you do | whats your business',
  'what happens if the audit finds nothing':
    'what if there is nothing to fix | what if nothing comes of the audit | suppose ai isnt the answer for us | what if you find out we dont need ai | what if it turns out we are fine',
  'how long until we see results':
    'when would we feel a difference | how soon does anything change | how long before it works | when does it start paying off | how quickly do clients see a change | when do i see my first win',
  'do we have to switch our tools':
    'do we have to learn a new program | will we need to replace our software | can we keep what we have | do my people need to learn new software | is there new software to buy | do you make us change systems | can we stay on our current setup',
  'who runs this company':
    'who am i giving my money to | do you have staff or freelancers | who writes the roadmap | who are you people | who would i work with | who would be my contact | who do i deal with | who does the actual work | who will be on my project | who is in charge over there | is it one person or a team | who is the boss | who is the guy behind this | name of the person in charge | who handles my account | are there real people behind this site | who will i be talking to every week | who builds the stuff | who signs off on the work',
  'how do i unsubscribe from the newsletter':
    'take me off your list | stop the emails | i dont want your mails anymore | how do i get off this list | remove my address from the mailing list | i never signed up for these emails',
  'how do i have my data deleted':
    'erase what you know about me | delete my record | wipe my info | can you get rid of my answers | forget me | i want my information removed',
  'what do you store about me':
    'what do you keep on file about me | what do you know about me | which of my data do you have',
  'is my data safe, and do you sell it':
    'is my information private | who can see my data | are our client records safe with you | do you share my details | is it confidential | can i trust you with customer data | do you pass my email on to others | who has access to what i send you',
  'do you store this conversation':
    'is this chat saved | are you recording this | does anybody read what i type | do you keep what i write in this box | where does this conversation go | who sees what i type here | is this conversation private',
  'is what i write here used to train ai':
    'do you train your ai with my data | does my data end up in chatgpt | is our information used for training',
  'are you a robot or a human':
    'am i chatting with a machine | is there a human typing | are you real | is this automated | are you ai | who is typing',
  'what can i ask you in this chat':
    'how does this chat work | what do you know about | what can you help me with | what should i ask you | give me some examples of questions',
  'the form on this site does not work':
    'your page is broken | i get an error when i send the form | the button does nothing | cannot submit the form | the calendar wont load',
  'what results have your clients had':
    'what have you achieved for others | does this actually work for people | show me numbers | any proof this works | has it worked for anybody | what difference did it make for clients | what do people get out of it | prove that it works',
  'do you have case studies':
    'show me something you built | have you done this before | prove you have done this for somebody | who have you done this for | can i see an example | show me past projects | any success stories | examples in my industry',
  'are the testimonials real':
    'did you invent those news outlets | i never heard of these newspapers | who said that quote | are those 19 outlets real | are those real people | did real customers say that | are these reviews genuine | is that quote made up | these reviews look fake | are the people on your site real | are the case studies real clients | are those press logos real | were you really in those papers | is that person an actual employee | do these companies exist | are the names invented | i dont believe these testimonials | is any of this real | stock photos and fake names',
  'what do clients save on average':
    'is the 147k figure real | where does the 147k number come from | how do you come up with those savings | are those savings real',
  'how many people use it':
    'why should i trust you | you sound like a scam | how do i know this is legit | is this legit | sounds too good to be true | never heard of you | are you a real company | convince me | how do i know you wont rip me off | seems sketchy | who are the 500 owners',
  'have you worked with businesses like mine':
    'do you know my industry | have you worked with contractors | any clients in healthcare | ever done this for a law firm | do you work with restaurants | experience with my kind of business',
  'what is the catch, are there hidden fees':
    'whats in it for you | what aint you telling me | what do i really end up paying | where is the small print | are there extra charges | any surprise costs | is this a bait and switch | what are the strings | any other costs i should know about | how do you make your money | what will you try to sell me',
  'what is the catch with the free workshop':
    'why is the workshop free | how can the workshop be free | why give it away for free | what do you get from giving a free workshop | is the free workshop a sales pitch | nothing is free so why the workshop',
  'is the audit not expensive for a report':
    'that is a lot of money | two grand for a report | why so much | that seems steep | too expensive | cant afford that | why does it cost that much | that is above my budget | is it worth 2000 dollars | pricey',
  'do i have to sign a long contract':
    'am i locked in | how long am i tied to you | what do i sign | is there a commitment | minimum commitment | do you lock me into something',
  'do you have a price list':
    'prices for everything | tell me all your prices | overview of what everything costs | list of prices | what do your services cost | pricing for all services | how much is everything | give me the rate card',
  'is there a payment plan':
    'can i pay in two parts | can i spread the payments | do you do financing | can we pay over time | installments possible | pay later',
  'what is the cheapest thing you offer':
    'lowest price to get started | i have a tiny budget | what can i get for a few hundred | something small to start with | what do you have under 500',
  'does the call cost anything':
    'is the consultation free | do i get billed for the call | is the first talk free | what do you charge for a call',
  'how is this different from hiring a developer':
    'why not hire a va | why not just get an assistant | isnt this just zapier | are you just reselling other tools | why would i pay you instead of doing it with chatgpt | we already have an it guy | how are you different from the last consultant | why you and not another agency | cant my nephew do this | what makes you different | why should i use you',
  'are you just another ai hype company':
    'ai is a fad | ai is overrated | i am sick of hearing about ai | is this just hype | this ai stuff is nonsense',
  'do we really need ai':
    'is ai even for a business like mine | does a small shop need ai | i dont see why we would need this | is this overkill for us',
  'we tried ai before and it did not work':
    'chatgpt made things up | we bought an ai tool and nobody uses it | last time we tried automation it failed | we got burned before by a tool',
  'what will you not automate':
    'i dont trust ai with money | what should stay with a person | which work should not be automated | is there anything ai should not touch | can ai handle complaints',
  'will ai replace my employees':
    'will i have to fire somebody | does this replace my office manager | my team is scared for their jobs | are you going to make my people redundant | i dont want to let anyone go',
  'what if ai gets it wrong':
    'what if the automation screws up | what if it makes a mistake | who is responsible when it breaks | what if it sends something wrong to a client | what happens when the ai hallucinates | what if it breaks at night',
  'do i need to know anything about ai':
    'i hate computers | i am too old for this | im bad with tech | do i have to be good with computers | is it hard to use | i dont know the first thing about ai | we are not tech people',
  'which offer is right for me':
    'which one do i need | what do you suggest for us | help me choose | which of your things fits us | i dont know which service i need | whats the right one for me | not sure what i need',
  'how much is left to pay after the deposit':
    'can the deposit be moved to another date | what happens with the deposit',
  'how fast can you start':
    'when could we begin | how soon can you take us on | can we start right away | whats your lead time | is there a wait',
  'where do i begin when everything is manual':
    'everything is a mess here | we do everything by hand | i have no idea where to start | so much to fix where to begin',
  'what do i get for the audit':
    'what is an audit even good for | what do you mean by audit | so what is this audit thing | is the audit like accounting | whats in the audit | what will i have at the end | what do i hold in my hands after the audit | what does the audit give me | what is the audit good for | deliverables of the audit | what do i walk away with',
  'do you do the building, or only tell us what to fix':
    'do you build it or just advise | who implements the roadmap | do you fix what you find | do you only write reports',
  'what happens on the call, and what should i bring':
    'what will we talk about on the call | what is the call like | how does the intro call go | what happens when i book a call | what do you ask on the call',
  'do i really need an audit first':
    'can we skip the audit | we know what we want built | do i have to do the audit before anything else | can i go straight to the agents',
  'what does leads up 200% mean':
    'how do you measure the 200 percent | 200 percent of what | how is the guarantee counted',
  'what if a chat agent says something wrong':
    'what if the bot says something stupid to a client | what if the chatbot gives wrong info | what if the agent embarrasses us | can the bot go off script',
  'what if a customer of mine wants a person instead of the chat agent':
    'what if my customers hate talking to bots | can people still get a human with the agents | my clients dont like chatbots',
  'what happens after the free trial of the chat agents':
    'what do i pay when the trial is over | and after the 30 days | does the trial turn into a subscription | free trial and then what',
  'who writes the cold emails and answers the replies':
    'do i have to write the emails | who handles the responses | who does the work for cold email | do i have to do anything for cold email',
  'what if you deliver fewer than ten appointments':
    'what if i only get six meetings | you promise ten meetings what if it is less | what if the appointments dont come | we got 4 of the 10 appointments what now',
  'automationsMine notice':
    'who owns the automations when we stop | who owns what you build | do we keep it when we leave | is it ours afterwards',
  'can i cancel the trusted partner program':
    'how do i get out of the monthly program | can i quit the monthly thing | how much notice for the partner program | can i stop after one month',
  'what do i get each month in the partner program':
    'how does the partner program work | what happens in a month of the partner program | what do you do for 5000 a month | what is the monthly program about',
  'what if the free workshop is full': 'is there a waitlist for friday | what if there are no seats left',
  'is the free workshop online, and where is the link':
    'where is the workshop held | do i have to travel for the workshop | how do i join on friday | where do i get the link',
  'what should i bring to the free workshop':
    'do i need to prepare for the workshop | what do i need for the workshop | anything i should have ready for friday',
  'who can be a guest on the podcast':
    'how do i get on your show | i want to be on your podcast | how can i be a guest | can i come on the show',
  'can i interview you for my own show':
    'press inquiry | i write for a newspaper | we would like to interview your founder | media contact',
  'can i leave a testimonial':
    'where do i leave a review | i want to say something nice about you | how do i send feedback as a client',
  'will somebody call me after the scorecard':
    'do you just want my email | is the free score only to get my email | what do you do with my email after the quiz | will i get sales calls after the quiz | what do you get out of the free quiz',
  'i lost my results of the scorecard':
    'i never got my score | didnt receive my results | my score email is missing | where are my results',
  'what is the highest score of the scorecard':
    'how is the score calculated | how do you come up with the score | what does the number mean',
  'place !placeOf':
    'is there a real office somewhere | where do you operate from | which state are you in | are you an american company | are you nearby | can i visit your office | is there an office i can come to | where is your company | whats your location',
  abroad:
    'we are in australia | we are in another time zone | do you work with canadian companies | does the time difference matter | can you work with us if we are in europe | we are not in the us',
  ourSize:
    'how long have you been doing this | how many of you are there | are you a big company | how old is the company',
  ourTools:
    'which ai do you use | do you use chatgpt or claude | what do you build with | what technology do you use',
  legal: 'are you hipaa compliant | do you have soc 2 | is it gdpr compliant',
  nda: 'will you sign a confidentiality agreement | can we do an nda first',
  hiring: 'do you have any jobs | i want to work for you | where do i send my resume',
  payment: 'do you take credit cards | how can i pay | do you invoice or card only | can i pay by check',
  'tools connect':
    'does it work with my crm | do you integrate with our software | will it connect to quickbooks | we use an old system is that a problem | can it plug into what we have',
  'channel #chat-agents':
    'can the agent answer phone calls | does it text customers | can the bot do whatsapp | does the receptionist speak spanish',
}
