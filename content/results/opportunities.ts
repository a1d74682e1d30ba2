import type { AutomationPriority } from '#domain/answers'
import type { Industry } from '#domain/industry'
import type { Claim } from './claim.ts'

interface Opportunity {
  name: string
  /** What happens at the link once it is repaired. */
  repaired: string
  /** The stations of the drawn line; a break is between the first two. */
  steps: readonly [string, string, string]
  /** The current situation of the link, by the visitor's answers. */
  standing: readonly Claim<Standing>[]
  /** A last sentence in the terms of the visitor's industry. It says what is possible, not what is. */
  inIndustry: Record<Industry, string>
}

/** What happens at the link today, what would happen after a repair, and what does most of that repair. */
export interface Standing {
  /** `Usually` where no answer tells how it is done today, so that the text describes the usual way. */
  beforeLabel: 'Today' | 'Usually'
  before: string
  afterLabel: 'Repaired' | 'Next'
  /** Replaces `repaired` where that is already the case. */
  after?: string
  text: string
  /** Whether it runs by itself already. */
  isAutomated: boolean
}

const usually = (before: string, text: string): readonly Claim<Standing>[] => [
  { when: {}, says: { beforeLabel: 'Usually', before, afterLabel: 'Repaired', text, isAutomated: false } },
]

const leadRepair =
  'Three things do most of it: a reply that goes out by itself, a link to book a call, and a reminder for whoever goes quiet.'

/** The first thing to repair, by what the visitor would automate first. */
export const opportunities: Record<AutomationPriority, Opportunity> = {
  'lead-nurture': {
    name: 'Lead nurture',
    repaired: 'A new lead is answered right away, and the call is booked.',
    standing: [
      {
        when: { leadHandling: ['missed'] },
        says: {
          beforeLabel: 'Today',
          before: 'Leads come in, and some never get an answer.',
          afterLabel: 'Repaired',
          text: leadRepair,
          isAutomated: false,
        },
      },
      {
        when: { leadHandling: ['manual'] },
        says: {
          beforeLabel: 'Today',
          before: 'A form comes in and waits until there is time to follow up.',
          afterLabel: 'Repaired',
          text: leadRepair,
          isAutomated: false,
        },
      },
      {
        when: { leadHandling: ['basic-auto'] },
        says: {
          beforeLabel: 'Today',
          before: 'A basic reply goes out. The follow-up after it isn’t automatic.',
          afterLabel: 'Repaired',
          after: 'The follow-up goes out too, until the call is booked.',
          text: 'The reply is in place. Two more things do most of the rest: a link to book a call, and a reminder for whoever goes quiet.',
          isAutomated: false,
        },
      },
      {
        when: { leadHandling: ['fully-auto'] },
        says: {
          beforeLabel: 'Today',
          before: 'Follow-up already runs by itself.',
          afterLabel: 'Next',
          after: 'You see every week which leads replied and which went quiet.',
          text: 'The link you would automate first already holds. What is left to gain is in tuning it: which message gets a reply, and when.',
          isAutomated: true,
        },
      },
    ],
    steps: ['Form', 'Call', 'Client'],
    inIndustry: {
      tech: 'In software, a trial that stalls can get a nudge before it runs out.',
      coaching:
        'In coaching, someone who writes at eleven at night can see your calendar while they mean it.',
      'real-estate':
        'In real estate, a question about a listing can be answered while the buyer still has it open.',
      healthcare: 'In a practice, a new patient can be offered a time without anyone picking up the phone.',
      'professional-services':
        'In a firm, the basic facts can come in with the inquiry, so the first call is about the matter itself.',
      others: 'Whatever you sell, a customer who asks today can hear from you today.',
    },
  },
  content: {
    name: 'Content',
    repaired: 'A voice note becomes a draft. You correct it and approve it.',
    standing: usually(
      'Ideas pile up, and the draft waits for a free evening.',
      'One source, a call or a voice note, becomes the post, the newsletter and the short version. Nothing goes out before you’ve read it.',
    ),
    steps: ['Idea', 'Draft', 'Post'],
    inIndustry: {
      tech: 'Release notes are a good source: they already say what changed and for whom.',
      coaching: 'The questions clients keep asking are the source, with their names taken out.',
      'real-estate': 'Each new listing can bring its own description, its post and its email to past buyers.',
      healthcare: 'What patients ask at the desk is the source, and a clinician signs off on each answer.',
      'professional-services':
        'A change in the rules your clients live by is the source, and a professional checks every line.',
      others: 'Start with the question customers ask you most.',
    },
  },
  'client-onboarding': {
    name: 'Client onboarding',
    repaired: 'The signature sends the welcome, the forms and the first date.',
    standing: usually(
      'The contract is signed. Then emails go back and forth until everything is in.',
      'Whatever a new client has to send or sign is requested once, in one place, and missing pieces are chased for you.',
    ),
    steps: ['Signed', 'Set up', 'Started'],
    inIndustry: {
      tech: 'In software, accounts, roles and the first import can be ready before the first call.',
      coaching: 'Intake form, agreement and dates can go out together, so the first session is a session.',
      'real-estate': 'In mortgage work, the document list can follow the file and say which page is missing.',
      healthcare: 'Intake, consent and insurance details can arrive before the patient does.',
      'professional-services':
        'Engagement letter, identity check and document requests can go out in the right order, each on record.',
      others: 'A new customer can know what happens next without having to ask.',
    },
  },
  reporting: {
    name: 'Reporting',
    repaired: 'The figures gather themselves, and the report is there when you sit down.',
    standing: usually(
      'Figures get copied from several places before anyone can read them.',
      'The same numbers from the same sources, put together on a schedule, with anything unusual flagged.',
    ),
    steps: ['Data', 'Report', 'Decision'],
    inIndustry: {
      tech: 'Usage, churn and revenue can share one page that is always up to date.',
      coaching:
        'One page can show which program fills, which client has gone quiet and which invoice is open.',
      'real-estate': 'Pipeline, days on market and pending files can be together before the week starts.',
      healthcare: 'No-shows, open slots and unpaid claims can be in front of you before the day starts.',
      'professional-services':
        'Time, work in progress and unpaid invoices can sit side by side, matter by matter.',
      others: 'If a report gets rebuilt every week, start with that one.',
    },
  },
  'project-management': {
    name: 'Project management',
    repaired: 'Every request becomes a task with an owner and a date.',
    standing: usually(
      'A request comes in by chat and becomes a task if someone remembers it.',
      'Status is read from where the work happens, so nobody has to type it twice.',
    ),
    steps: ['Request', 'Task', 'Done'],
    inIndustry: {
      tech: 'A bug report can land in the right queue with the details an engineer would have asked for.',
      coaching: 'What a client promises in one session can come back to them before the next.',
      'real-estate': 'Every deal can carry its checklist, and every date on it can speak up in time.',
      healthcare:
        'Referrals and follow-ups can each have a name beside them and a date that can’t slip unseen.',
      'professional-services':
        'Filing dates and reviews can share one calendar, where a missing signature shows up early.',
      others: 'Every promise can have a date that speaks up before it passes.',
    },
  },
  'customer-support': {
    name: 'Customer support',
    repaired: 'Known questions are answered right away; the rest reach a person, with the history attached.',
    standing: usually(
      'The same questions are answered by hand, one at a time.',
      'The answers come from your own documents. Whatever those don’t cover goes to a person.',
    ),
    steps: ['Question', 'Answer', 'Solved'],
    inIndustry: {
      tech: 'Password, billing and how-to tickets can stop at your help pages, and real bugs get through.',
      coaching: 'Where is the link, when is the call, where is the recording: those can answer themselves.',
      'real-estate': 'Showing times, paperwork and “any news?” can be answered from the file itself.',
      healthcare:
        'Opening hours, directions and rescheduling can be handled; anything medical goes to a clinician.',
      'professional-services':
        'Clients can see where their matter stands; whatever needs advice goes to the person who may give it.',
      others: 'The questions you could answer in your sleep are the place to start.',
    },
  },
  other: {
    name: 'Your own bottleneck',
    repaired: 'The hand-off happens by itself, and you can see that it did.',
    standing: usually(
      'Work stops where it passes from one step to the next.',
      'Your first pick isn’t on our list, so we’d start by drawing the work step by step and marking where it waits.',
    ),
    steps: ['Start', 'Hand-off', 'Finish'],
    inIndustry: {
      tech: 'In software, look first at what passes from a sale to the product and on to support.',
      coaching: 'In coaching, look first at everything around the session: scheduling, notes, invoices.',
      'real-estate': 'In real estate, look first at the days between an accepted offer and the closing.',
      healthcare: 'In a practice, look first at what happens between two visits.',
      'professional-services': 'In a firm, look first at the time that never reaches an invoice.',
      others: 'Look first where a customer waits.',
    },
  },
}
