import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useLate } from '#app/office/parts/use-late'
import { useNow } from '#app/office/parts/use-now'
import type { SentencesOf } from '#app/office/settings/setting-field.tsx'
import { SettingGroups } from '#app/office/settings/setting-groups.tsx'
import { SettingTabs } from '#app/office/settings/setting-tabs.tsx'
import { useSettings } from '#app/office/settings/use-settings'
import { periodText } from '#content/facts/retention-placeholders'
import { privacySettingsCopy as copy } from '#content/office/privacy'
import { settingParts, settingsCopy } from '#content/office/settings'
import { privacyPage } from '#content/pages/privacy'
import type { OutputOf } from '#contracts/contract'
import type { getPrivacy } from '#contracts/get-privacy'
import { Wordings } from './wordings.tsx'
import { usePrivacy } from './use-privacy.ts'

/** The server renders this screen with its data. */
export const handle = { rendersOnServer: true }

/** The retention periods in the privacy page's own sentences, and the wordings of consents. */
export default function PrivacyScreen() {
  const isOwner = useMay('owner')
  const stored = useSettings()
  const { data, error, isError, isPending, dataUpdatedAt, refetch } = usePrivacy()
  const isLate = useLate(isOwner && isPending)
  const now = useNow()
  if (!isOwner)
    return (
      <>
        <Head strong={copy.title} lead={settingsCopy.ownersOnly} />
        <SettingTabs />
      </>
    )
  return (
    <>
      <Head muted={copy.muted} strong={copy.strong} lead={copy.lead} />
      <SettingTabs />
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {isLate && <p role="status">{copy.loading}</p>}
      {data && (
        <>
          <SettingGroups
            groups={settingParts.privacy.groups}
            stored={stored}
            sentencesOf={sentencesIn(data.retention)}
          />
          <p className="row-of">
            <a className="text-btn" href={privacyPage.path} target="_blank" rel="noopener">
              {copy.page}
            </a>
          </p>
          <Wordings wordings={data.wordings} now={now} />
        </>
      )}
    </>
  )
}

type Retention = OutputOf<typeof getPrivacy>['data']['retention']

/** Returns the privacy page's sentences with a retention period; text that is not a number becomes “…”. */
const sentencesIn =
  (retention: Retention): SentencesOf =>
  (name, value) => {
    const days = /^\d{1,4}$/.test(value.trim()) ? periodText(Number(value)) : '…'
    const found = retention.find((each) => each.name === name)
    return (found?.sentences ?? []).map(({ about, text }) => ({
      about,
      text: text.replace('{period}', days),
    }))
  }
