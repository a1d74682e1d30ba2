import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import type { AssistantQuestion } from '#content/assistant/question'
import { privacyCopy } from '#content/pages/privacy'
import { site } from '#content/facts/site'

/** Visitors' questions about their data, mailing lists, and who they are talking to. */
export const assistantPrivacy = contentList((): readonly AssistantQuestion[] => {
  const write = `write to ${site.contactEmail} from the address you used`
  const whatWeStore = `We store what you type into a form and send, plus how you found us. To see it, ${write}: a person sends you a copy, and corrects or deletes it if you ask.`
  return [
    {
      asked: ['how do i unsubscribe from the newsletter'],
      isClear: true,
      when: [
        'unsubscribe !otherPeople',
        'leave list #newsletter !otherPeople',
        'neverSigned',
        'neverSigned list',
        'leave list !otherPeople !tools',
        'delete list !data !otherPeople',
      ],
      answer: `Press the unsubscribe link at the end of any issue: one press, and we don’t ask why. Can’t find it? Just ${write} and we’ll take you off.`,
      path: '/newsletter',
    },
    {
      asked: ['how do i have my data deleted'],
      when: ['delete data', 'delete !list', 'leave data !list !notice'],
      answer: `Sure: ${write}. A person finds what we have on you, sends you a copy if you want one, and deletes it.`,
      path: '/privacy',
    },
    {
      asked: ['can my testimonial be taken down'],
      when: ['delete reviews', 'leave reviews dislike'],
      answer: `You can have your testimonial taken down at any time. Please ${write}, and a person does it.`,
      path: '/terms',
    },
    {
      asked: ['what do you store about me'],
      when: ['seeIt data haveOnMe', 'store data', 'haveOnMe !#cold-email !example'],
      answer: whatWeStore,
      path: '/privacy',
    },
    {
      asked: ['what is stored in my browser'],
      when: ['browser store !intake', 'browser data !intake', 'browser track'],
      answer: `Some things stay in your own browser, such as answers you have not sent yet. ${privacyCopy.browser.text}`,
      path: '/privacy',
    },
    {
      asked: ['is my data safe, and do you sell it'],
      when: [
        'safe data',
        'sell data',
        'safe data sell',
        'whoSees',
        'whoSees data',
        'whoSees #scorecard',
        'whereGo data',
        'whereGo safe',
        'safe whereGo #audit',
        'safe #audit',
        'privacyAct',
        'sell whereGo',
      ],
      answer: `What you send with a form is stored so that we can answer you. We do not sell it. Apart from our mail provider and, if we have connected them, our own Google spreadsheet and an automation service, it goes to nobody. It stays until you ask us to delete it: ${site.contactEmail}`,
      path: '/privacy',
    },
    {
      asked: ['how long do you keep my data'],
      when: [
        'howLong data delete',
        'howLong data store',
        'howLong store',
        'howLong data',
        'store data howLong',
      ],
      answer:
        'What you send with a form is kept until you ask us to delete it. A few things go by themselves much sooner; the privacy page says which and when. What you ask me here is not kept at all.',
      path: '/privacy',
    },
    {
      asked: ['do you keep my ip address'],
      when: ['network store', 'network data', 'network track', 'network'],
      answer:
        'Your network address is only counted, to turn away floods of junk, and removed within about an hour. The server’s log holds no network address.',
      path: '/privacy',
    },
    {
      asked: ['do you use cookies or track visitors'],
      when: ['track', 'track data', 'track store'],
      answer: `${privacyCopy.figure} ${privacyCopy.none} Signing in to an account sets one cookie, so that strangers cannot lock you out.`,
      path: '/privacy',
    },
    {
      asked: ['what do you do with my email address after the scorecard'],
      when: [
        'whereGo data #scorecard',
        'whereGo #scorecard',
        'whereGo emailWord #scorecard',
        'spam #scorecard',
      ],
      answer:
        'We use your name and email address to send you your result and to talk to you about it. We do not sell them. The newsletter comes only if you sign up for it and confirm.',
      path: '/privacy',
      alsoPaths: ['/ai-ready-score'],
    },
    {
      asked: ['will you send me spam'],
      when: ['spam data', 'spam list', 'spam !moreLeads !ours !call'],
      answer:
        'You get only what you asked for, such as your result or a seat, at most three emails an hour to one address. The newsletter comes only after you confirm it, and every issue has an unsubscribe link.',
      path: '/privacy',
    },
    {
      asked: ['do you store this conversation'],
      when: [
        'conversation store',
        'conversation store data',
        'chatHere store',
        'conversation safe',
        'chatHere safe',
        'chatHere whereGo',
        'chatHere whoSees',
        'chatHere whereGo data',
        'conversation whereGo',
        'conversation whoSees',
      ],
      answer:
        'What you write here is not stored on our side, unless you leave an email address for a follow-up: then the conversation comes with it. Your own browser keeps it as long as this tab is open.',
      path: '/privacy',
    },
    {
      asked: ['is what i write here used to train ai'],
      when: [
        'train model',
        'train conversation',
        'train data',
        'model chatHere !youAre !#chat-agents',
        'train chatHere',
        'train chatHere model',
      ],
      answer:
        'I am software, and what you write here is not stored on our side. If a language model is connected, your question goes to its provider without your name or network address; what the provider does with it is not among my facts.',
      path: '/privacy',
    },
    {
      asked: [
        'are you a robot or a human',
        'are you a bot',
        'are you a real person',
        'am i talking to a human',
        'who am i talking to',
        'are you chatgpt',
      ],
      isClear: true,
      when: [
        'whatAreYou',
        'youAre machine !alternative !hype !different',
        'youAre human !reviews !example !featured !firmWord',
        'chatHere machine',
        'chatHere human',
        'chatHere youAre machine',
        'chatHere youAre human',
      ],
      answer: `I’m the assistant of this site: software, not a person. I answer from the facts on these pages. To talk to a person, book a call: ${bookingLink('assistant')}`,
      path: '/',
      isLast: true,
    },
    {
      asked: ['what can i ask you in this chat'],
      isClear: true,
      when: ['helpHere'],
      answer:
        'I’m the site’s assistant. Ask me what we offer, what it costs, how long it takes, when the workshops are, what happens if it doesn’t work, what we do with your data, or what could be automated in your business.',
      path: '/',
    },
  ]
})
