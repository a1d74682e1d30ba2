import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage'
import { draftName, draftOf, deleteDraftsAbout, keepDraft, repliesBegun } from './drafts.ts'

beforeEach(() => vi.stubGlobal('window', { localStorage: memoryStorage() }))
afterEach(() => vi.unstubAllGlobals())

test('drafts are stored per account, and deleted when sent or when their contact is deleted', () => {
  const [mine, note, theirs] = [
    draftName('ada@example.com', 'reply', 'one'),
    draftName('ada@example.com', 'note', 'one'),
    draftName('bob@example.com', 'reply', 'two'),
  ]
  for (const name of [mine, note, theirs]) keepDraft(name, { text: name })
  expect(draftOf(mine)).toEqual({ text: mine })
  expect(['one', 'two'].map(repliesBegun('ada@example.com'))).toEqual([true, false])
  expect(['one', 'two'].map(repliesBegun('bob@example.com'))).toEqual([false, true])
  deleteDraftsAbout('one')
  expect([mine, note, theirs].map(draftOf)).toEqual([undefined, undefined, { text: theirs }])
  keepDraft(theirs, undefined)
  expect(draftOf(theirs)).toBeUndefined()
})
