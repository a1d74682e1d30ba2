import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

function Fails({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('a part that fails')
  return <p>A part that works</p>
}
const page = (of: string, isBroken: boolean) => (
  <main>
    <h1>The page</h1>
    <ErrorBoundary of={of} fallback={<p role="alert">Not here</p>}>
      <Fails isBroken={isBroken} />
    </ErrorBoundary>
  </main>
)

test('ErrorBoundary replaces only the failed part by its fallback, and renders it again when “of” changes', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(page('/a', true))
  expect(screen.getByRole('heading').textContent).toBe('The page')
  expect(screen.getByRole('alert').textContent).toBe('Not here')
  expect(reported).toHaveBeenCalled()
  reported.mockRestore()

  rerender(page('/a', false))
  expect(screen.queryByText('A part that works')).toBeNull()
  rerender(page('/b', false))
  expect(screen.getByText('A part that works')).toBeTruthy()
})
