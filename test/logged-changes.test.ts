import { expect, test } from 'vitest'
import { describedActions } from '#app/office/log/describe-action'
import { finalActions } from '#server/commands/log/undo-handlers.server'
import { functions } from '#server/functions/index'

/**
 * How the log treats each change: `undone` can be undone, `final` cannot for a stated reason, `elsewhere` is reverted
 * on the screen of its subject, and `unlogged` concerns only the account itself.
 */
type Offer = 'undone' | 'final' | 'elsewhere' | 'unlogged'

/** Listed by hand, so that adding a change requires a decision about its undo. */
const offers: Readonly<Record<string, Offer>> = {
  'add-case-study-from-link': 'undone',
  'add-note': 'undone',
  'ask-permission': 'final',
  'assign-submission': 'undone',
  'cancel-deliveries': 'undone',
  'cancel-delivery': 'undone',
  'cancel-reply': 'final',
  'confirm-call': 'final',
  'correct-address': 'final',
  'correct-delivery': 'final',
  'correct-testimonial': 'undone',
  'create-backup': 'elsewhere',
  'create-case-study': 'undone',
  'create-contact': 'undone',
  'create-export': 'elsewhere',
  'create-intake-link': 'final',
  'decline-call': 'final',
  'delete-case-study': 'undone',
  'delete-template': 'undone',
  'delete-view': 'undone',
  'end-member-sessions': 'elsewhere',
  'end-other-sessions': 'unlogged',
  'end-session': 'unlogged',
  'erase-contact': 'final',
  'feature-testimonial': 'undone',
  'finish-mail-sign-in': 'undone',
  'fix-case-study-thumbnails': 'undone',
  'import-contacts': 'undone',
  'invite-member': 'elsewhere',
  'mark-answered': 'undone',
  'mark-call': 'undone',
  'merge-contacts': 'undone',
  'preview-content': 'undone',
  'prove-mail': 'elsewhere',
  'publish-content': 'undone',
  'publish-facts': 'undone',
  'reject-submission': 'undone',
  'release-submission': 'final',
  'remove-calendar': 'elsewhere',
  'remove-member': 'elsewhere',
  'remove-samples': 'undone',
  'renew-call-feed': 'final',
  'replay-deliveries': 'final',
  'reschedule-call': 'final',
  'reset-member-factors': 'elsewhere',
  'restore-content-version': 'undone',
  'revoke-invitation': 'elsewhere',
  'save-calendar': 'elsewhere',
  'save-content': 'undone',
  'save-my-alerts': 'unlogged',
  'save-settings': 'undone',
  'save-template': 'undone',
  'save-view': 'undone',
  'send-reply': 'final',
  'set-contact-status': 'undone',
  'set-member-role': 'elsewhere',
  'test-backup': 'elsewhere',
  undo: 'undone',
  'update-case-study': 'undone',
  'update-case-study-image': 'undone',
  'update-contact': 'undone',
  'update-contacts': 'undone',
  'update-testimonial-status': 'undone',
}

/** Changes that are described by their changed columns, or by what was undone. */
const describedByColumns = ['remove-samples', 'undo', 'update-contact']

const changes = functions.filter(({ shape }) => shape === 'change').map(({ contract }) => contract.name)

test('every change is listed with how the log offers to undo it', () =>
  expect(Object.keys(offers).toSorted()).toEqual(changes.toSorted()))

test.each(Object.entries(offers))('%s is “%s”: finalActions lists only final changes', (name, offer) => {
  expect(Object.hasOwn(finalActions, name)).toBe(offer === 'final')
})

test('every logged change has its own sentence in the log', () => {
  const logged = changes.filter((name) => offers[name] !== 'unlogged')
  const described = [...describedActions, ...describedByColumns]
  expect(logged.filter((name) => !described.includes(name))).toEqual([])
})
