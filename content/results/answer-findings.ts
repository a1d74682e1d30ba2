import type { TeamSize } from '#domain/answers'
import type { Claim } from './claim.ts'

export interface Finding {
  /** Follows from the answer alone, never from the score. */
  state: 'holds' | 'broken' | 'look'
  text: string
}

/** The label of a finding where its state is not drawn, or cannot be seen. */
export const findingLabels = { holds: 'Holds:', broken: 'Broken:', look: 'Look here:' } as const

const holds = (text: string): Finding => ({ state: 'holds', text })
const broken = (text: string): Finding => ({ state: 'broken', text })

const alone: readonly TeamSize[] = ['solo']
const team: readonly TeamSize[] = ['small', 'medium', 'large']

type FindingQuestion =
  | 'leadHandling'
  | 'repetitiveTasks'
  | 'sopApproach'
  | 'timeOwner'
  | 'currentUse'
  | 'aiComfort'

/** The finding for each answer, ordered by how much the question matters to a repair. */
export const answerFindings: Record<FindingQuestion, readonly Claim<Finding>[]> = {
  leadHandling: [
    {
      when: { leadHandling: ['missed'] },
      says: broken('Some of your leads never get an answer, though they came to you.'),
    },
    {
      when: { leadHandling: ['manual'] },
      says: broken('Leads are followed up by hand, so they wait whenever nobody is free.'),
    },
    {
      when: { leadHandling: ['basic-auto'] },
      says: holds('A new lead gets an automatic reply, even when nobody is at a desk.'),
    },
    {
      when: { leadHandling: ['fully-auto'] },
      says: holds('New leads are answered and followed up without anyone having to remember.'),
    },
  ],
  repetitiveTasks: [
    {
      when: { repetitiveTasks: ['manual'] },
      says: broken('Repetitive work is done by hand, every time it comes up.'),
    },
    {
      when: { repetitiveTasks: ['outsourced'] },
      says: broken('Repetitive work is outsourced: it’s off your desk, and you pay each time it’s done.'),
    },
    {
      when: { repetitiveTasks: ['some-automation'] },
      says: holds('Software already does some of the repetitive work, so you know it can be done here.'),
    },
    {
      when: { repetitiveTasks: ['fully-automated'] },
      says: holds('Software does the repetitive work, so it gets done even when nobody has time.'),
    },
  ],
  sopApproach: [
    {
      when: { sopApproach: ['none'] },
      says: broken(
        'How work gets done isn’t written down, which makes it hard to hand to a person or to software.',
      ),
    },
    {
      when: { sopApproach: ['outdated'], teamSize: alone },
      says: broken('Your written procedures are out of date, so the real ones are in your head.'),
    },
    {
      when: { sopApproach: ['outdated'], teamSize: team },
      says: broken('Your written procedures are out of date, so the real ones are in people’s heads.'),
    },
    {
      when: { sopApproach: ['standard'] },
      says: holds('Your procedures are written down, so software has steps to follow.'),
    },
    {
      when: { sopApproach: ['living'] },
      says: holds('Your procedures are kept current, so whatever gets built on them stays right.'),
    },
  ],
  timeOwner: [
    {
      when: { timeOwner: ['me'] },
      says: broken('The manual hours are mostly your own, and you can’t spend them on anything else.'),
    },
    {
      when: { timeOwner: ['exec', 'managers'], teamSize: alone },
      says: broken('The manual hours come out of the time for running the business.'),
    },
    {
      when: { timeOwner: ['exec'], teamSize: team },
      says: broken('The manual hours fall mostly on executives, whose time is needed for decisions.'),
    },
    {
      when: { timeOwner: ['managers'], teamSize: team },
      says: broken('Managers carry most of the manual hours, which leaves them less time for their people.'),
    },
    {
      when: { timeOwner: ['team'], teamSize: alone },
      says: holds('Most of the manual hours aren’t your own, so they don’t all wait for you.'),
    },
    {
      when: { timeOwner: ['team'], teamSize: team },
      says: holds('The manual hours are mostly the team’s, so they don’t all wait for you.'),
    },
    {
      when: { timeOwner: ['contractors'] },
      says: holds(
        'Contractors carry most of the manual hours. They send invoices, so you can count the cost.',
      ),
    },
  ],
  currentUse: [
    {
      when: { currentUse: ['none'] },
      says: broken('You don’t use AI yet. The first use is the one you’ll learn the most from.'),
    },
    {
      when: { currentUse: ['basic'] },
      says: broken('A few basic automations run. The steps between them are the next place to look.'),
    },
    {
      when: { currentUse: ['some'] },
      says: holds('AI tools already help in daily work, so the first attempt is behind you.'),
    },
    {
      when: { currentUse: ['integrated'] },
      says: holds('AI is part of several workflows, so the next repair has something to connect to.'),
    },
    {
      when: { currentUse: ['advanced'] },
      says: holds('AI runs throughout the business, so a repair can reach any part of it.'),
    },
  ],
  aiComfort: [
    {
      when: { aiComfort: ['uncomfortable'] },
      says: broken('You aren’t comfortable with AI yet. Start with a repair whose result anyone can check.'),
    },
    {
      when: { aiComfort: ['curious'] },
      says: holds('You’re curious about AI. That’s enough to try one small repair.'),
    },
    {
      when: { aiComfort: ['moderate'] },
      says: holds('You’re comfortable enough with AI to try a repair and judge the result.'),
    },
    {
      when: { aiComfort: ['very'] },
      says: holds('You’re very comfortable with AI, so you can tell a useful repair from a good demo.'),
    },
  ],
}
