import type { ReactNode } from 'react'
import { ErrorBoundary } from '#app/ui/error-boundary.tsx'
import { brokenBlock } from '#content/office/frame'

/** A part of a screen. An error in it leaves the other parts as they are; another `of` tries it again. */
export const Block = ({ of, children }: { of?: string; children: ReactNode }) => (
  <ErrorBoundary fallback={<p role="alert">{brokenBlock}</p>} of={of}>
    {children}
  </ErrorBoundary>
)
