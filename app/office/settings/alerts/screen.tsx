import '#app/office/settings/you/you.css'
import { useMay } from '#app/lib/admin-role'
import { useOnline } from '#app/lib/use-online'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useConnectionHistory } from '#app/office/settings/connections/use-connection-history'
import { SettingGroups } from '#app/office/settings/setting-groups.tsx'
import { SettingTabs } from '#app/office/settings/setting-tabs.tsx'
import { useSettings } from '#app/office/settings/use-settings'
import { useMyAccount } from '#app/office/settings/you/use-my-account'
import { settingParts } from '#content/office/settings'
import { youCopy } from '#content/office/you'
import { AlertsForm } from './alerts-form.tsx'

const { alerts: copy, offline } = youCopy

/** The address for the site's alerts, and the alerts of the signed-in account (behavior 13.11). */
export default function AlertsScreen() {
  const isOwner = useMay('owner')
  const account = useMyAccount()
  const isOnline = useOnline()
  return (
    <>
      <Head strong={copy.title} lead={copy.lead} />
      <SettingTabs />
      {!isOnline && <p role="status">{offline}</p>}
      {isOwner && <SiteAddress />}
      {account.isError && (
        <LoadError error={account.error} lastLoadedAt={undefined} onRetry={() => void account.refetch()} />
      )}
      {account.data && (
        <fieldset className="you" disabled={!isOnline}>
          <AlertsForm email={account.data.email} alerts={account.data.alerts} />
        </fieldset>
      )}
    </>
  )
}

function SiteAddress() {
  const { data: history } = useConnectionHistory()
  return <SettingGroups groups={settingParts.alerts.groups} stored={useSettings()} history={history} />
}
