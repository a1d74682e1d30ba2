import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contactStatusNames } from '#domain/contact-status'
import { ImportPreview, type Preview } from './import-preview.tsx'

const preview: Preview = {
  problem: null,
  columns: [],
  unknownOwners: [],
  new: 1,
  known: 0,
  filled: 0,
  unsubscribed: 0,
  faulty: 0,
  faults: [],
  unread: 0,
  unreadCells: [],
  sample: [],
}

test('the import preview lists each value that could not be read, including two of the same line', () => {
  const unreadCells = ['“Cold” is not a status.', '“N/A” is not a date.'].map((problem) => ({
    line: 2,
    problem,
  }))
  render(<ImportPreview preview={{ ...preview, unread: 2, unreadCells }} />)
  expect(screen.getByText('2 values could not be read.')).toBeTruthy()
  expect(screen.getByText('Line 2: “Cold” is not a status.')).toBeTruthy()
  expect(screen.getByText('Line 2: “N/A” is not a date.')).toBeTruthy()
  expect(screen.queryByText(/left out/)).toBeNull()
})

test('the import preview says what happens to each sample line, without using names of lead statuses', () => {
  const line = { email: 'ada@example.com', name: null, company: null }
  const sample = (['new', 'known', 'unsubscribed'] as const).map((state, index) => ({
    ...line,
    line: index + 2,
    state,
  }))
  render(<ImportPreview preview={{ ...preview, sample }} />)
  for (const text of ['Will be added', 'Known already', 'Left the newsletter'])
    expect(screen.getByText(text)).toBeTruthy()
  const statuses: readonly string[] = Object.values(contactStatusNames)
  expect(screen.queryByText((text) => statuses.includes(text))).toBeNull()
})

test('the import preview lists 20 skipped lines, more on request, and counts those missing from the response', () => {
  const faults = Array.from({ length: 30 }, (_, n) => ({ line: n + 2, problem: 'There is no address.' }))
  render(<ImportPreview preview={{ ...preview, faulty: 31, faults }} />)
  const more = within(screen.getByRole('group'))
  expect(more.getByText('And 11 more.').tagName).toBe('SUMMARY')
  expect(more.queryByText('Line 21: There is no address.')).toBeNull()
  expect(more.getByText('Line 22: There is no address.')).toBeTruthy()
  expect(more.getByText('Line 31: There is no address.')).toBeTruthy()
  expect(more.getByText('And 1 more.')).toBeTruthy()
})
