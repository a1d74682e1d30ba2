import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { Head } from '#app/office/parts/head.tsx'
import { connectionHistoryCopy } from '#content/office/connection-history'
import { settingParts, settingsCopy as copy } from '#content/office/settings'
import type { ConnectionHistory } from '#contracts/get-connection-history'
import type { OwnerSetting } from '#contracts/owner-setting'
import { groupState } from '#app/office/settings/group-state'
import { TestMail } from '#app/office/set-up/test-mail.tsx'
import { SettingGroups } from '#app/office/settings/setting-groups.tsx'
import { hasFailedLast, useConnectionHistory } from './use-connection-history.ts'
import { FinishSignIn } from './finish-sign-in.tsx'
import { SettingTabs } from '#app/office/settings/setting-tabs.tsx'
import { settingsOf, useSettings } from '#app/office/settings/use-settings'

/** The server renders this screen with its settings. */
export const handle = { rendersOnServer: true }

const { mail, ...optional } = settingParts.connections.groups
const needed = { ...(mail && { mail }) }

/** The services that the site is connected to. */
export default function ConnectionsScreen() {
  const isOwner = useMay('owner')
  const stored = useSettings()
  const { data: history } = useConnectionHistory()
  return (
    <>
      {isOwner ? (
        <Head {...headline(stored.data, history?.connections)} lead={copy.lead} />
      ) : (
        <Head strong={copy.title} lead={copy.ownersOnly} />
      )}
      <SettingTabs />
      {isOwner && <FinishSignIn />}
      {isOwner && <SettingGroups groups={needed} stored={stored} history={history} />}
      {isOwner && <TestMail step="mail" isFolded />}
      {isOwner && stored.data && (
        <section className="area" aria-labelledby="optional-title">
          <div className="area__head">
            <h2 id="optional-title">{copy.optional}</h2>
          </div>
          <SettingGroups groups={optional} stored={stored} history={history} />
        </section>
      )}
    </>
  )
}

/** The headline: how many connections are set up, and the worst problem among them. */
function headline(
  settings: readonly OwnerSetting[] | undefined,
  history: readonly ConnectionHistory[] | undefined,
) {
  if (!settings) return { strong: copy.title }
  const each = Object.entries({ ...needed, ...optional })
    .map(([name, group]) => ({
      state: groupState(group, settingsOf(group, settings)),
      isSuspect: hasFailedLast(history?.find((of) => of.name === name)),
    }))
    .filter(({ state }) => state !== 'built-in')
  const setUp = each.filter(({ state }) => state === 'on')
  const faulty = each.filter(({ state }) => state === 'fault').length
  const failed = setUp.filter(({ isSuspect }) => isSuspect).length
  return { muted: copy.muted(setUp.length, each.length), strong: hardHalf() }

  function hardHalf(): string {
    if (faulty > 0) return copy.broken(faulty)
    if (failed > 0) return connectionHistoryCopy.failedLast(failed)
    return copy.strong[setUp.length === each.length ? 'all' : setUp.length > 0 ? 'some' : 'none']
  }
}
