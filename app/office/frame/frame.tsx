import './frame.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { frameCopy as copy, officeScreens } from '#content/office/frame'
import { useMay } from '#app/lib/admin-role'
import { OfficeSprite } from '#app/office/parts/mark.tsx'
import { Block } from '#app/office/parts/block.tsx'
import { setOfficeZones } from '#app/office/parts/office-zones'
import { cacheReads } from '#app/office/offline/cache-reads'
import { registerWorker } from '#app/office/offline/register-worker'
import { Dock } from './dock.tsx'
import { FindOrDo } from './find-or-do.tsx'
import { newOfficeQueries, refreshEarly } from './office-queries.ts'
import { OfflineNote } from './offline-note.tsx'
import { Screens } from './screens.tsx'
import { Side } from './side.tsx'
import { SignOut } from './sign-out.tsx'
import { Topline } from './topline.tsx'
import { useKeys } from './use-keys.ts'
import { useLiveChange } from './use-live-change.ts'
import { useToday } from './use-today.ts'
import { useUndoLast } from './undo-last.ts'
import { ModalSheet } from './modal-sheet.tsx'

const KeyHelp = lazy(async () => ({ default: (await import('./key-help.tsx')).KeyHelp }))

/** The frame of every back-office screen: navigation, shortcuts, live changes. */
export function Frame({ children }: { children: ReactNode }) {
  const early = globalThis.prefetchedData?.shown
  const [queries] = useState(() => newOfficeQueries(early))
  useEffect(() => cacheReads(queries), [queries])
  useEffect(() => early && refreshEarly(queries, early), [queries, early])
  useEffect(() => void registerWorker(), [])
  return (
    <QueryClientProvider client={queries}>
      <SignOut>
        <Desk>{children}</Desk>
      </SignOut>
    </QueryClientProvider>
  )
}

/** The open overlay. */
type Over = 'finder' | 'keys' | 'more'

function Desk({ children }: { children: ReactNode }) {
  const [over, setOver] = useState<Over>()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const undoLast = useUndoLast()
  const mayEdit = useMay('editor')
  const isLive = useLiveChange()
  const close = () => setOver(undefined)
  const zone = useToday().data?.promise.zone
  // The owner may have changed the time zone since the page loaded.
  useEffect(() => {
    if (zone !== undefined) setOfficeZones({ business: zone })
  }, [zone])

  useKeys([
    { press: '$mod+k', label: copy.keys.find, group: 'everywhere', run: () => setOver('finder') },
    ...(mayEdit ? [{ press: 'u', label: copy.keys.undo, group: 'everywhere' as const, run: undoLast }] : []),
    { press: '[Shift]+?', label: copy.keys.help, group: 'everywhere', run: () => setOver('keys') },
    ...officeScreens.flat().map(({ path, name, key }) => ({
      press: `g ${key}`,
      label: name,
      group: 'go' as const,
      run: () => void navigate(path),
    })),
  ])

  return (
    <div className="office">
      <OfficeSprite />
      <a className="skip" href="#screens">
        {copy.skip.screens}
      </a>
      <Side isLive={isLive} onFind={() => setOver('finder')} onKeys={() => setOver('keys')} />
      <Topline />
      <main id="main" className="work" tabIndex={-1}>
        <OfflineNote isLive={isLive} />
        <Block of={pathname}>{children}</Block>
      </main>
      <Dock onFind={() => setOver('finder')} onMore={() => setOver('more')} />
      {over === 'keys' && (
        <Suspense>
          <KeyHelp onClose={close} />
        </Suspense>
      )}
      {over === 'more' && (
        <ModalSheet title={copy.more} onClose={close}>
          <Screens onGo={close} />
        </ModalSheet>
      )}
      {over === 'finder' && <FindOrDo onClose={close} onKeys={() => setOver('keys')} />}
    </div>
  )
}
