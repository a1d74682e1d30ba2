import './data.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { useOnline } from '#app/lib/use-online'
import { LoadError } from '#app/office/list/load-error.tsx'
import { dayText } from '#app/office/parts/format-when'
import { Head } from '#app/office/parts/head.tsx'
import { useLate } from '#app/office/parts/use-late'
import { useNow } from '#app/office/parts/use-now'
import { SettingGroups } from '#app/office/settings/setting-groups.tsx'
import { SettingTabs } from '#app/office/settings/setting-tabs.tsx'
import { useSettings } from '#app/office/settings/use-settings'
import { dataCopy as copy } from '#content/office/data'
import { settingParts } from '#content/office/settings'
import type { SiteFile } from '#contracts/list-backups'
import { BackupFacts } from './backup-facts.tsx'
import { SiteFiles } from './site-files.tsx'
import { useSiteFiles } from './use-site-files.ts'

/** Backups, the export of all data, and links to the import and the log. */
export default function DataScreen() {
  const isOwner = useMay('owner')
  const { data, error, isError, isPending, dataUpdatedAt, refetch } = useSiteFiles()
  const settings = useSettings()
  const isLate = useLate(isOwner && isPending)
  const isOnline = useOnline()
  const now = useNow()
  return (
    <>
      {isOwner ? (
        <Head muted={copy.muted} strong={data ? headline(data.files, now) : copy.title} />
      ) : (
        <Head strong={copy.title} lead={copy.ownersOnly} />
      )}
      <SettingTabs />
      {isError && (
        <LoadError error={error} lastLoadedAt={data && new Date(dataUpdatedAt)} onRetry={() => void refetch()} />
      )}
      {isLate && <p role="status">{copy.loading}</p>}
      {isOwner && !isOnline && (
        <p className="data__text strong" role="status">
          {copy.offline}
        </p>
      )}
      {isOwner && data && (
        <>
          <SiteFiles kind="backup" files={data.files} isOnline={isOnline}>
            <BackupFacts {...data} />
            <SettingGroups groups={settingParts.data.groups} stored={settings} />
          </SiteFiles>
          <SiteFiles kind="export" files={data.files} isOnline={isOnline}>
            <p className="data__text">{copy.exports.keptText}</p>
          </SiteFiles>
          <Elsewhere />
        </>
      )}
    </>
  )
}

function headline(files: readonly SiteFile[], now: Date): string {
  const [newest] = files.filter(({ kind, state }) => kind === 'backup' && state !== 'running')
  const last = files.find(({ kind, state }) => kind === 'backup' && state === 'done')
  if (newest?.state === 'failed') return copy.strong.failed
  return last ? copy.strong.last(dayText(last.begunAt, now)) : copy.strong.none
}

const links = [
  { to: '/admin/leads/import', name: copy.elsewhere.importing, text: copy.elsewhere.importText },
  { to: '/admin/log', name: copy.elsewhere.log, text: copy.elsewhere.logText },
] as const

const Elsewhere = () => (
  <section className="area" aria-labelledby="data-elsewhere">
    <div className="area__head">
      <h2 id="data-elsewhere">{copy.elsewhere.title}</h2>
    </div>
    <ul className="site-files">
      {links.map(({ to, name, text }) => (
        <li key={to} className="data__link">
          <Link className="text-btn" to={to}>
            {name}
          </Link>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
)
