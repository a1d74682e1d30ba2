import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { carryOverValues } from '#app/lib/carry-over'
import { guardMovedNodes } from '#app/lib/moved-nodes'
import { rememberVisit } from '#app/lib/visit'

rememberVisit()

if (globalThis.prefetchedData) globalThis.prefetchedData.isClosed = true

guardMovedNodes()
carryOverValues()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
