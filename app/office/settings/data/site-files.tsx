import './data.css'
import '#app/office/parts/desk.css'
import type { ReactNode } from 'react'
import { useAction } from '#app/office/frame/use-action'
import { dataCopy as copy } from '#content/office/data'
import { createBackup } from '#contracts/create-backup'
import type { SiteFile } from '#contracts/list-backups'
import type { SiteFileKind } from '#domain/site-file'
import { SiteFileRow } from './site-file-row.tsx'

interface SiteFilesProps {
  kind: SiteFileKind
  /** Backups and exports; those of `kind` are shown. */
  files: readonly SiteFile[]
  isOnline: boolean
  /** Shown above the list. */
  children?: ReactNode
}

const words = { backup: copy.backups, export: copy.exports }

/** The list of backups or exports, with a button that creates one. */
export function SiteFiles({ kind, files, isOnline, children }: SiteFilesProps) {
  const own = files.filter((file) => file.kind === kind)
  const { title, text, make, begun, none } = words[kind]
  const { act, isPending } = useAction(createBackup, { topics: ['backups', 'log'], successMessage: () => begun })
  const isMaking = isPending || own.some(({ state }) => state === 'running')
  return (
    <section className="area" aria-labelledby={`data-${kind}`}>
      <div className="area__head data__head">
        <h2 id={`data-${kind}`}>{title}</h2>
        <button
          type="button"
          className={kind === 'backup' ? 'btn' : 'btn btn--line'}
          disabled={!isOnline}
          aria-disabled={isMaking}
          onClick={() => !isMaking && act({ what: kind })}
        >
          {isMaking ? copy.making : make}
        </button>
      </div>
      <p className="data__text">{text}</p>
      {children}
      {own.length === 0 ? (
        <p className="data__text">{none}</p>
      ) : (
        <ul className="site-files" aria-label={copy.list[kind]}>
          {own.map((file) => (
            <SiteFileRow key={file.id} file={file} isOnline={isOnline} />
          ))}
        </ul>
      )}
    </section>
  )
}
