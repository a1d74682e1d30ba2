import { bookingLink } from '#content/facts/booking-link'
import { contentList } from '#content/facts/content-view'
import { answerTo } from '#content/facts/answer-to'
import { podcastFacts, scorecardFacts, workshopFacts } from '#content/facts/facts'
import { youthFacts, youthPrograms } from '#content/facts/youth-programs'
import { youthPage, youthCopy } from '#content/pages/ai-for-youth'
import { podcastCopy } from '#content/pages/ai-first-ceo-podcast'
import { podcastLinks } from '#content/pages/parts/podcast'
import { site } from '#content/facts/site'
import type { AssistantQuestion } from '#content/assistant/question'

const words = (id: string) => youthCopy.programs.find((program) => program.id === id)
const podcast = '/ai-first-ceo-podcast'

/** Questions about the youth programs, the podcast, the newsletter and the scorecard. */
export const assistantProgramQuestions = contentList((): readonly AssistantQuestion[] => {
  const { readiness } = workshopFacts
  const [foundations, innovators, camp] = youthPrograms
  return [
    {
      asked: ['who teaches the youth programs'],
      when: ['#youth whoTeaches', '#youth certificate', '#youth certificate course'],
      answer: `That is not among my facts. The info session answers it: ${bookingLink('ai-for-youth')}`,
      path: '/ai-for-youth',
      isUnknown: true,
    },
    // Youth.
    {
      asked: ['what experience do the youth programs ask for'],
      when: ['#youth level', '#youth level obliged'],
      answer: `${innovators.title} (ages ${innovators.ages}): ${words('ai-innovators')?.asks ?? ''} ${foundations.title}: ${words('ai-foundations')?.asks ?? ''} ${camp.title}: ${words('summer-camp')?.asks ?? ''}`,
      path: '/ai-for-youth',
    },
    {
      asked: ['will ai do my child’s homework'],
      when: ['#youth homework'],
      answer: answerTo(youthPage.faq, 'Will AI do their homework for them?'),
      path: '/ai-for-youth',
    },
    {
      asked: ['what if the youth program is not for my child'],
      when: ['#youth hates', '#youth notice'],
      answer: `Until ${youthFacts.cancelDays} days before the start you can give the place back and pay nothing. After that the fee is due, even if they stop, so bring them to the info session first.`,
      path: '/ai-for-youth',
    },
    {
      asked: ['what do they build in the youth programs'],
      when: ['#youth make !homework', '#youth learn make'],
      answer: youthCopy.programs.map(({ title, text }) => `- ${title}: ${text}`).join('\n'),
      path: '/ai-for-youth',
      parts: youthCopy.programs.map(
        ({ title, ages, weeks, text }) => `${title} (ages ${ages}, ${weeks} weeks): ${text}`,
      ),
    },
    {
      when: ['#youth online'],
      answer:
        'Where the youth programs are held is not among my facts; you hear it in the info session, before anyone decides.',
      path: '/ai-for-youth',
      isUnknown: true,
    },
    {
      asked: ['what do kids learn in the youth programs'],
      when: ['#youth learn', '#youth get learn'],
      answer: `They learn what AI is, where it goes wrong and how to build with it:\n${youthCopy.programs.map(({ title, text }) => `- ${title}: ${text}`).join('\n')}`,
      path: '/ai-for-youth',
    },
    // The podcast.
    {
      asked: ['can i promote a product on the podcast'],
      when: ['#podcast promote', '#podcast promote who'],
      answer: `As a guest: ${podcastCopy.guests.unfit.charAt(0).toLowerCase()}${podcastCopy.guests.unfit.slice(1)}`,
      path: podcast,
    },
    {
      asked: ['who can be a guest on the podcast'],
      when: ['#podcast who', '#podcast guest who'],
      answer: `Apply as a guest if you own or run a business, have repaired a workflow, with AI or without, and would tell it the way it was, failed attempts too.`,
      path: podcast,
    },
    {
      asked: ['where can i listen to the podcast'],
      when: ['#podcast listen !guest !howLong !howMany'],
      answer: `On ${podcastLinks
        .map(({ name }) => name)
        .join(', ')
        .replace(/, ([^,]*)$/, ' and $1')}, or right on the podcast’s page. It’s free to listen to.`,
      path: podcast,
    },
    {
      asked: ['what are podcast guests asked'],
      when: ['#podcast ask', '#podcast guest ask'],
      answer: `Every guest gets three questions: ${podcastCopy.questions.items.map(({ question }) => question).join(' ')}`,
      path: podcast,
      parts: podcastCopy.questions.items.map(({ question, text }) => `${question} ${text}`),
    },
    {
      asked: ['how early is the podcast guest form due'],
      when: ['#podcast early', 'guest early', '#podcast guest early'],
      answer: `At least ${podcastFacts.guestFormHoursBefore} hours before recording: we prepare the questions from your intake form.`,
      path: podcast,
      alsoPaths: ['/ai-first-ceo-podcast-guest-intake'],
    },
    {
      asked: ['can i interview you for my own show'],
      isClear: true,
      when: ['interview', 'interview whoRuns', 'interview #podcast'],
      answer: `Gladly: book a guest interview through the media page, where you also see what we have said elsewhere. You get a person who has the answers, not a press office. ${bookingLink('media-interview')}`,
      path: '/media',
    },
    // The newsletter.
    {
      when: ['#newsletter often'],
      answer:
        'How often it comes out is not among my facts. What I know: one workflow per issue, what broke, what it cost and how it was fixed, free, with an unsubscribe link in each.',
      path: '/newsletter',
      isUnknown: true,
    },
    {
      asked: ['why did i not get the newsletter after signing up'],
      when: ['#newsletter confirmW', '#newsletter notArrived', 'list notArrived'],
      answer: `Most likely one step is left: press the button in the email we sent you to confirm. No email there, and none in spam? Sign up again, or write to ${site.contactEmail}`,
      path: '/newsletter',
    },
    {
      asked: ['can i read an issue of the newsletter first'],
      when: ['#newsletter sampleWord', 'list sampleWord'],
      answer: 'Yes. The newsletter’s page shows a sample issue at full length, before you sign up.',
      path: '/newsletter',
    },
    // The scorecard.
    {
      asked: ['how many questions does the scorecard have'],
      when: ['#scorecard questionsCount', '#scorecard questionsCount howLong'],
      answer: `The scorecard has ${scorecardFacts.questions} questions and takes ${scorecardFacts.minutes} minutes.`,
      path: '/ai-ready-score',
    },
    {
      asked: ['will somebody call me after the scorecard'],
      when: ['#scorecard callMe', '#scorecard callMe call', '#scorecard callMe fees'],
      answer:
        'The scorecard takes no call, and it doesn’t ask for a phone number. We use your name and email address to send you your result and to talk to you about it.',
      path: '/ai-ready-score',
      alsoPaths: ['/privacy'],
    },
    {
      asked: ['i lost my results of the scorecard'],
      isClear: true,
      when: ['lostResults', 'lostResults #scorecard', 'lostResults gotScore'],
      answer: `We email your results to you as well: look for that email, in spam too. Not there? Write to ${site.contactEmail}, and a person looks into it.`,
      path: '/ai-ready-score',
    },
    {
      asked: ['does the scorecard need my linkedin profile'],
      when: [
        'linkedin !#podcast',
        'linkedin obliged !#podcast',
        '#scorecard linkedin',
        '#scorecard linkedin obliged',
        '#scorecard giveName',
        '#scorecard giveName obliged',
      ],
      answer:
        'The LinkedIn profile is optional. The scorecard asks for your name, email address, line of business and team size.',
      path: '/ai-ready-score',
    },
    {
      asked: ['what is the highest score of the scorecard'],
      when: [
        '#scorecard calculate',
        '#scorecard outOf',
        '#scorecard include',
        '#scorecard learn',
        '#scorecard tells',
        'outOf score',
      ],
      answer:
        'Your score is out of 27: nine of the answers carry three points each. With it you see your tier, your top 2 automation opportunities, a cost estimate and the next step.',
      path: '/ai-ready-score',
    },
    {
      asked: [
        'how much money can i save',
        'how much can i save',
        'what would i save',
        'what does waiting cost me',
      ],
      when: ['calculate waiting', 'calculate saving', 'waiting priceWord'],
      answer:
        'I won’t guess for you: it’s your hours, and what they are worth. The free scorecard works it out: your manual hours, times what an hour is worth, times 52 weeks.',
      path: '/ai-ready-score',
    },
    {
      asked: ['do i get the result of the scorecard by email or on screen'],
      when: ['#scorecard emailWord', '#scorecard emailWord whereGo seeIt'],
      answer: 'Both: the results appear on screen right away, and we email them to you too.',
      path: '/ai-ready-score',
    },
    {
      asked: ['i have my score, what now'],
      when: ['#scorecard gotScore', '#scorecard gotScore whatNow', '#scorecard whatNow', 'gotScore whatNow'],
      answer: `Look at your #1 opportunity on the results page first. Then either the free ${readiness.minutes}-minute AI readiness workshop, to find the break yourself, or a call, to ask whether the audit is worth it for you: ${bookingLink('ai-audit')}`,
      path: '/ai-ready-score',
      alsoPaths: ['/ai-readiness-workshop'],
    },
  ]
})
