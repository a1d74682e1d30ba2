import { cleanup, render, within } from '@testing-library/react'
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
  const { rerender, container } = render(page('/a', true))
  const shown = within(container)
  expect(shown.getByRole('heading').textContent).toBe('The page')
  expect(shown.getByRole('alert').textContent).toBe('Not here')
  expect(reported).toHaveBeenCalled()
  reported.mockRestore()

  rerender(page('/a', false))
  expect(shown.queryByText('A part that works')).toBeNull()
  rerender(page('/b', false))
  expect(shown.getByText('A part that works')).toBeTruthy()
})
