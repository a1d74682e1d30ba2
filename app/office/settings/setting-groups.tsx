import './settings.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadError } from '#app/office/list/load-error.tsx'
import { useLate } from '#app/office/parts/use-late'
import { type SettingGroup, settingsCopy as copy } from '#content/office/settings'
import type { OutputOf } from '#contracts/contract'
import type { getConnectionHistory } from '#contracts/get-connection-history'
import type { OwnerSetting } from '#contracts/owner-setting'
import { GroupRow } from './group-row.tsx'
import type { SentencesOf } from './setting-field.tsx'
import { settingsOf } from './use-settings.ts'

interface SettingGroupsProps {
  groups: Readonly<Record<string, SettingGroup>>
  stored: UseQueryResult<OwnerSetting[]>
  /** The history of each group's connection, if the groups are connections. */
  history?: OutputOf<typeof getConnectionHistory>['data'] | undefined
  /** Whether forms of groups that are not set up are open at first. */
  startsOpen?: boolean
  /** Returns the site's sentences for a value, which are shown while it is typed. */
  sentencesOf?: SentencesOf | undefined
}

/** A part of the settings as a list of groups, each with its state and its form. */
export function SettingGroups({
  groups,
  stored,
  history,
  startsOpen = false,
  sentencesOf,
}: SettingGroupsProps) {
  const { data, error, isError, isPending, dataUpdatedAt, refetch } = stored
  const isLate = useLate(isPending)
  return (
    <>
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {isLate && <p role="status">{copy.loading}</p>}
      {data && (
        <ul className="settings">
          {Object.entries(groups).map(([name, group]) => (
            <GroupRow
              key={name}
              group={group}
              settings={settingsOf(group, data)}
              history={history?.connections.find((each) => each.name === name)}
              tokensToday={history?.tokensToday}
              startsOpen={startsOpen}
              sentencesOf={sentencesOf}
            />
          ))}
        </ul>
      )}
    </>
  )
}
