import type { MentionKind } from '#domain/mention'
import { contactCopy } from './contact.ts'

const { agreed } = contactCopy

const number = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** The text of the erase screen. */
export const eraseCopy = {
  title: 'Erase a person',
  lead: 'Find a person by email address, even if they aren’t a lead: from an undone import, a form or a search.',
  back: 'Back to the leads',
  backToContact: 'Back to them',
  notOwner: 'Only an owner can erase somebody.',
  email: 'Their address',
  look: 'Look them up',
  looking: 'Looking…',
  nobody: 'No lead has this address.',
  addresses: 'Addresses',
  found: (counts: { forms: number; written: number; deliveries: number }) =>
    [
      number(counts.forms, 'form', 'forms'),
      number(counts.written, 'note or reply', 'notes and replies'),
      number(counts.deliveries, 'email or other delivery', 'emails and other deliveries'),
    ].join(', '),
  foundTitle: 'Data found',
  erasedBefore: (day: string) => `This address was erased before, on ${day}.`,
  colleague: 'This person has a back office account. Remove them from the team first.',
  mentions: {
    title: (count: number) =>
      number(count, 'place where others’ words mention them', 'places where others’ words mention them'),
    lead: 'Others wrote these, so you decide. “Redact” replaces the person’s name, address, phone number and profile with [erased].',
    more: 'These are the newest 200. There are more: change or delete those before you erase.',
    leave: 'Leave it',
    'cross-out': 'Redact',
    remove: 'Remove it',
    crossOutAll: 'Redact all',
    removeAll: 'Remove all',
    undecided: (count: number) => `${number(count, 'mention', 'mentions')} waiting for a decision`,
    of: (who: string | null, day: string | null) => [who && `by ${who}`, day].filter(Boolean).join(', '),
    kinds: {
      note: (who: string) => `Note on ${who}`,
      reply: (who: string) => `Reply to ${who}`,
      message: (who: string) => `Mail with ${who}`,
      'next-step': (who: string) => `Next step with ${who}`,
      'saved-view': () => 'A saved view',
      template: () => 'A template for replies',
      testimonial: () => 'A testimonial under this name',
    } satisfies Record<MentionKind, (who: string) => string>,
  },
  erase: agreed.eraseConfirm,
  cancel: agreed.eraseCancel,
  confirmTitle: agreed.eraseTitle,
  confirmText: agreed.eraseText,
  erased: agreed.erased,
} as const
