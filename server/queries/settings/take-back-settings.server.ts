import { accountName } from '#domain/account-name'
import type { OwnerSettingName } from '#domain/owner-setting'
import { AppError } from '#server/errors/app-error'
import {
  type LogEntry,
  type TakeBackCall,
  type TakenBack,
  whoHasChanged,
} from '#server/queries/log/log-entries.server'
import { type LoggedSetting, loggedSetting } from './logged-setting.ts'
import { forgetSettings, savedSettings, savedSettingsForUpdate, saveSettingRows } from './settings.server.ts'

/**
 * Sets back what one act has set, all of it together, as the settings of one connection belong together. A password
 * does not come back, because the log has none: one that was new is removed, one that replaced another stays.
 * @throws AppError conflict
 */
export async function takeBackSettings({ tx, entries, outside }: TakeBackCall): Promise<TakenBack> {
  const { settings } = outside
  const saved = await savedSettingsForUpdate(tx)
  const shown = settings.shown(saved)
  const wanted = new Map<OwnerSettingName, LoggedSetting>()
  const left: OwnerSettingName[] = []
  for (const entry of entries) {
    const setting = shown.find(({ name }) => name === entry.subject_id)
    if (!setting) throw refused(`The setting ${entry.subject_id} isn’t there anymore.`)
    const { name } = setting
    if (setting.lockedBy)
      throw refused(`${setting.lockedBy} is set in the site’s environment by now, which comes first.`)
    if (setting.isSecret && wasSet(entry)) {
      left.push(name)
      continue
    }
    const now = loggedSetting(settings, saved, name)
    if (!now || !isAs(now, entry.after)) {
      const who = accountName(await whoHasChanged(tx, entry, ['value', 'setAt']))
      throw refused(`${who} has changed ${name} since, so this can’t be undone. Nothing was changed.`)
    }
    wanted.set(name, { ...now, ...(entry.before as Partial<LoggedSetting>) })
  }
  if (wanted.size === 0 && left[0] !== undefined)
    throw refused(`${left[0]} is a password, and the log keeps none. Enter the one you want under Settings.`)
  const values = new Map([...wanted].map(([name, { value }]) => [name, value]))
  const leftBehind = settings.secretsLeftBehind(saved, values)
  if (leftBehind.length > 0)
    throw refused(
      `Undoing this would send ${leftBehind.join(' and ')} to another host. Enter the address and its secret under Settings.`,
    )
  const [fault] = settings.faultsOf(saved, values)
  if (fault) throw refused(`This can’t be undone alone: ${fault.name} ${fault.message}.`)

  const rows = [...wanted].flatMap(([key, { value, setAt, setBy }]) =>
    value === null || setAt === null
      ? []
      : [{ key, value: settings.kept(key, value), updated_at: new Date(setAt), updated_by: setBy }],
  )
  await saveSettingRows(tx, rows)
  const kept = new Set<string>(rows.map(({ key }) => key))
  await forgetSettings(
    tx,
    [...wanted.keys()].filter((name) => !kept.has(name)),
  )
  const after = await savedSettings(tx)
  const changes = [...wanted.keys()].map((name) => ({
    on: { kind: 'setting' as const, id: name },
    before: loggedSetting(settings, saved, name),
    after: loggedSetting(settings, after, name),
  }))
  return { changes, leavesPassword: left.length > 0 }
}

/** The columns that stayed the same are not in the log. */
const wasSet = ({ before }: LogEntry) => !(before && 'isSet' in before && before.isSet === false)

/** What it was set to is what it is. */
const isAs = (now: LoggedSetting, after: LogEntry['after']) =>
  Object.entries(after ?? {}).every(([key, value]) => now[key as keyof LoggedSetting] === value)

const refused = (userMessage: string) => new AppError('conflict', { userMessage })
