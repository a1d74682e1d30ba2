import './data.css'
import '#app/office/parts/desk.css'
import { formatInstant } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { dataCopy } from '#content/office/data'
import type { OutputOf } from '#contracts/contract'
import type { listBackups } from '#contracts/list-backups'

const copy = dataCopy.backups

/** Describes how backups are made, where they are stored, and when one was last restored as a test. */
export function BackupFacts({
  isOn,
  folder,
  isEncrypted,
  drilledAt,
}: Omit<OutputOf<typeof listBackups>['data'], 'files'>) {
  const now = useNow()
  return (
    <dl className="data__facts">
      <div>
        <dt>{copy.byItself}</dt>
        <dd>{isOn ? copy.isOn : copy.isOff}</dd>
      </div>
      <div>
        <dt>{copy.folder}</dt>
        <dd>
          <span className="data__path">{folder}</span>
          <span className="sub">
            {copy.folderText} {copy.folderDevelopers}
          </span>
        </dd>
      </div>
      <div>
        <dt>{copy.encryption}</dt>
        <dd>{isEncrypted ? copy.isEncrypted : copy.isOpen}</dd>
      </div>
      <div>
        <dt>{copy.drill}</dt>
        <dd>
          {drilledAt === null ? copy.noDrill : formatInstant(drilledAt, now)}
          <span className="sub">{copy.drillDevelopers}</span>
        </dd>
      </div>
    </dl>
  )
}
