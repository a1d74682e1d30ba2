import type { ReactNode } from 'react'
import { ErrorBoundary } from '#app/ui/error-boundary.tsx'
import { brokenBlock } from '#content/office/frame'

/** An error boundary around a part of a screen. It renders its children again when `of` changes. */
export const Block = ({ of, children }: { of?: string; children: ReactNode }) => (
  <ErrorBoundary fallback={<p role="alert">{brokenBlock}</p>} of={of}>
    {children}
  </ErrorBoundary>
)
