import { expect, test } from 'vitest'
import type { LoggedAction } from '#contracts/list-log'
import { describeAction } from './describe-action.ts'

const act = (given: Partial<LoggedAction>): LoggedAction => ({
  id: 'a',
  actId: 'a',
  at: '2026-11-22T13:26:05.000Z',
  who: null,
  action: 'update-contact',
  subject: { kind: 'contact', id: 'c', name: 'Grace Hopper', contactId: 'c' },
  count: 1,
  people: null,
  before: {},
  after: {},
  undid: null,
  isUndone: false,
  final: null,
  ...given,
})
const exported = { kind: 'export' as const, id: 'e', name: null, contactId: null }
const said = (given: Partial<LoggedAction>) => Object.values(describeAction(act(given))).join('')

test('describeAction returns a sentence for changed columns, exports, settings and views', () => {
  expect(said({ before: { owner_id: null }, after: { owner_id: 'u' } })).toBe(
    'changed the owner of Grace Hopper',
  )
  expect(
    said({
      action: 'update-contacts',
      after: {
        count: 1,
        groups: [{ ids: ['c'], columns: { next_step: 'Call', next_step_on: '2026-12-01' } }],
      },
    }),
  ).toBe('changed the next step and day of the next step of Grace Hopper')
  expect(said({ action: 'create-export', subject: exported, after: { what: 'contacts' } })).toBe(
    'exported a list of leads',
  )
  expect(said({ action: 'create-export', subject: exported, after: { what: 'contact' } })).toBe(
    'exported everything about one lead',
  )
  expect(said({ action: 'create-export', subject: exported, after: { what: 'subscribers' } })).toBe(
    'exported the newsletter’s list',
  )
  const setting = { kind: 'setting' as const, id: 'VIEWER_EXPORTS', name: null, contactId: null }
  expect(said({ action: 'save-settings', subject: setting })).toBe('set whether viewers may export')
  expect(
    said({ action: 'save-view', subject: { kind: 'saved-view', id: 'v', name: 'Hot', contactId: null } }),
  ).toBe('saved the view “Hot”')
})

test('a bulk action logged in several rows is described with its total number of people', () => {
  const many = { kind: 'contacts' as const, id: 'm', name: null, contactId: null }
  const after = { count: 250, groups: [{ ids: ['c'], columns: { status: 'parked' } }] }
  expect(said({ action: 'set-contact-status', subject: many, count: 3, after })).toBe(
    'marked 250 people “Parked”',
  )
  // An undone import stores the removed leads, which are too long for the log, so before and after are null.
  const undone = { action: 'undo', undid: 'import-contacts', before: null, after: null }
  expect(said({ ...undone, subject: many, count: 3, people: 248 })).toBe('undid the import of 248 people')
})
