import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, shownToasts, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  render(<Toaster />)
})
afterEach(() => {
  act(() => shownToasts().forEach(({ id }) => dismissToast(id)))
  cleanup()
  vi.useRealTimers()
})

const show = (...words: Parameters<typeof toast>) => act(() => void toast(...words))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const card = () => {
  const found = screen.getByRole('region', { name: 'Notifications' }).querySelector('[aria-live]')
  if (!found) throw new Error('Nothing announces toasts.')
  return found
}
const isShown = (title: string) => screen.queryByText(title) !== null

test('toasts are announced in a live region that is always rendered, errors assertively', () => {
  expect(card().textContent).toBe('')
  show({ title: 'Results Saved' })
  expect(card().textContent).toContain('Results Saved')
  expect(card().getAttribute('aria-live')).toBe('polite')
  show({ title: 'Database Error', tone: 'destructive' })
  expect(card().getAttribute('aria-live')).toBe('assertive')
})

test.each(['plain', 'notice'] as const)('a %s toast closes after five seconds', (tone) => {
  show({ title: 'Results Saved', tone })
  pass(4_900)
  expect(isShown('Results Saved')).toBe(true)
  pass(200)
  expect(isShown('Results Saved')).toBe(false)
})

test('a hovered toast stays, and closes five seconds after the pointer leaves', () => {
  show({ title: 'Results Saved' })
  fireEvent.pointerEnter(card())
  pass(30_000)
  expect(isShown('Results Saved')).toBe(true)
  fireEvent.pointerLeave(card())
  pass(4_000)
  expect(isShown('Results Saved')).toBe(true)
  pass(1_500)
  expect(isShown('Results Saved')).toBe(false)
})

test('the Close button closes a toast', () => {
  show({ title: 'Results Saved' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(isShown('Results Saved')).toBe(false)
})

test.each([
  ['plain', true],
  ['notice', false],
  ['destructive', false],
] as const)('a %s toast has the success color: %s', (tone, isGreen) => {
  show({ title: 'Said', tone })
  const line = screen.getByText('Said').closest('.toast')?.querySelector('.line')
  expect(line?.classList.contains('line--ok')).toBe(isGreen)
})
