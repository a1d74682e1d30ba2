import type { ReadinessAnswers } from '#domain/answers'

export interface Finding {
  state: 'holds' | 'broken'
  text: string
}

const holds = (text: string): Finding => ({ state: 'holds', text })
const broken = (text: string): Finding => ({ state: 'broken', text })

type FindingQuestion =
  | 'leadHandling'
  | 'repetitiveTasks'
  | 'sopApproach'
  | 'timeOwner'
  | 'currentUse'
  | 'aiComfort'

/** What one answer says about the business, the questions that matter most to a repair first. */
export const answerFindings: {
  [Question in FindingQuestion]: Record<ReadinessAnswers[Question], Finding>
} = {
  leadHandling: {
    missed: broken('Some leads never get an answer, though they asked you for one.'),
    manual: broken('Leads are followed up by hand, so they wait whenever you are busy.'),
    'basic-auto': holds('A new lead hears from you at once, even when nobody is at a desk.'),
    'fully-auto': holds('New leads are answered and followed up without anyone having to remember.'),
  },
  repetitiveTasks: {
    manual: broken('Repetitive work is done by hand, every time, by people hired for something else.'),
    outsourced: broken('Repetitive work has left your desk, but you still pay for every repetition.'),
    'some-automation': holds('Some repetitive work already runs by itself, so you know it can be done here.'),
    'fully-automated': holds('Repetitive work runs by itself. Your people get the work that needs a person.'),
  },
  sopApproach: {
    none: broken('How work is done isn’t written down, so it can’t be handed to a person or to software.'),
    outdated: broken('Your procedures are out of date, so people go by what they remember.'),
    standard: holds('Your procedures are written down. Without that, an automation repeats guesses.'),
    living: holds('Your procedures are kept current, so whatever is built on them stays right.'),
  },
  timeOwner: {
    me: broken('The manual hours are mostly yours, and nobody can cover for you.'),
    exec: broken('The manual hours fall on executives: your most expensive time does your plainest work.'),
    managers: broken('Managers carry the manual hours, which leaves them fewer for their people.'),
    team: holds('The manual hours sit with the team, so work goes on when you are away.'),
    contractors: holds(
      'Contractors carry the manual hours. They come with an invoice, so you can count them.',
    ),
  },
  currentUse: {
    none: broken('Nothing runs by itself yet. Every step needs someone to start it.'),
    basic: broken('You have a few automations. Between them, work is still carried across by hand.'),
    some: holds('AI tools already help in daily work, so the first attempt is behind you.'),
    integrated: holds('AI is part of several workflows, so the next repair has something to connect to.'),
    advanced: holds('AI runs throughout the business, so a repair can reach any part of it.'),
  },
  aiComfort: {
    uncomfortable: broken(
      'You aren’t comfortable with AI yet. Begin with a repair whose result anyone can check.',
    ),
    curious: holds('You are curious about AI. That is enough to try one small repair.'),
    moderate: holds('You are comfortable enough with AI to try a repair and judge the result.'),
    very: holds('You are at home with AI, so you can tell a useful repair from a show.'),
  },
}
