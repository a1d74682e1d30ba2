import './data.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { useAction } from '#app/office/frame/use-action'
import { useExport } from '#app/office/frame/use-export'
import { formatInstant } from '#app/office/parts/format-when'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { useNow } from '#app/office/parts/use-now'
import { dataCopy as copy } from '#content/office/data'
import { formatBytes } from '#content/office/format-bytes'
import type { SiteFile } from '#contracts/list-backups'
import { testBackup } from '#contracts/test-backup'

const marks: Readonly<Record<SiteFile['state'], MarkName>> = {
  running: 'wait',
  done: 'full',
  failed: 'break',
  lost: 'break',
}

interface SiteFileRowProps {
  file: SiteFile
  isOnline: boolean
}

/** A backup or export with its time, result and download. */
export function SiteFileRow({ file, isOnline }: SiteFileRowProps) {
  const { id, kind, occasion, state, begunAt, bytes, fault, rows, isHere, drill } = file
  const now = useNow()
  const { act, isPending } = useExport()
  const when = formatInstant(begunAt, now)
  const isBroken = state === 'failed' || state === 'lost'
  return (
    <li className="site-file">
      <div>
        <h3>{when}</h3>
        <span className="sub">{copy.occasions[occasion]}</span>
      </div>
      <div>
        <p className={isBroken ? 'state strong signal' : 'state strong'}>
          <Mark name={marks[state]} />
          {copy.state[state]}
          {state === 'done' && bytes !== null && `, ${formatBytes(bytes)}`}
        </p>
        {state === 'running' && <Progress rows={rows} />}
        {fault !== null && <p className="signal">{fault}</p>}
        {state === 'lost' && <p>{copy.lost}</p>}
        {drill && (
          <p role="status" className={drill.state === 'failed' ? 'signal' : undefined}>
            {copy.backups.tested[drill.state](formatInstant(drill.at, now))} {drill.fault}
          </p>
        )}
      </div>
      {state === 'done' && (
        <div className="site-file__do">
          {isHere && kind === 'backup' && drill?.state !== 'running' && (
            <TestRestore id={id} when={when} isOnline={isOnline} />
          )}
          {isHere ? (
            <button
              type="button"
              className="text-btn"
              disabled={isPending || !isOnline}
              aria-label={copy.downloadOf(copy.occasions[occasion], when)}
              onClick={() => act({ what: kind === 'backup' ? 'backup' : 'everything', ids: [id] })}
            >
              {copy.download}
            </button>
          ) : (
            <span className="sub">{copy.notHere}</span>
          )}
        </div>
      )}
    </li>
  )
}

/** A button for a test restore of a backup, which is the only proof that it works. */
function TestRestore({ id, when, isOnline }: { id: string; when: string; isOnline: boolean }) {
  const { test, testOf, testBegun } = copy.backups
  const { act, isPending } = useAction(testBackup, { topics: ['backups'], successMessage: () => testBegun })
  return (
    <button
      type="button"
      className="text-btn"
      disabled={isPending || !isOnline}
      aria-label={testOf(when)}
      onClick={() => act({ id })}
    >
      {test}
    </button>
  )
}

/** The progress in rows; indeterminate while their total is unknown. */
function Progress({ rows }: Pick<SiteFile, 'rows'>) {
  const share = rows && rows.total > 0 ? { value: rows.done, max: rows.total } : {}
  const text =
    rows === null
      ? copy.preparing
      : rows.done < rows.total
        ? copy.rows(rows.done, rows.total)
        : copy.finishing
  return (
    <>
      <progress aria-label={copy.state.running} {...share} />
      <span className="sub num">{text}</span>
    </>
  )
}
