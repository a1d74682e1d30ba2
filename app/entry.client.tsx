import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberVisit } from '#app/lib/visit'

rememberVisit()

if (globalThis.prefetchedData) globalThis.prefetchedData.isClosed = true

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
