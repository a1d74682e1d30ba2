import { accountName } from '#domain/account-name'
import type { OwnerSettingName } from '#domain/owner-setting'
import { AppError } from '#server/errors/app-error'
import {
  type LogEntry,
  type UndoCall,
  type UndoResult,
  whoHasChanged,
} from '#server/queries/log/log-entries.server'
import { type LoggedSetting, loggedSetting } from './logged-setting.ts'
import { deleteSettings, savedSettings, savedSettingsForUpdate, saveSettingRows } from './settings.server.ts'

/**
 * Undoes all settings of one action together, because the settings of a connection belong together. A password cannot
 * be restored, because the log does not have it: a new one is removed, a replaced one stays.
 * @throws AppError conflict
 */
export async function undoSettingChanges({ tx, entries, outside }: UndoCall): Promise<UndoResult> {
  const { settings } = outside
  const saved = await savedSettingsForUpdate(tx)
  const shown = settings.shown(saved)
  const wanted = new Map<OwnerSettingName, LoggedSetting>()
  const passwordsNotUndone: OwnerSettingName[] = []
  for (const entry of entries) {
    const setting = shown.find(({ name }) => name === entry.subject_id)
    if (!setting) throw refused(`The setting ${entry.subject_id} isn’t there anymore.`)
    const { name } = setting
    if (setting.lockedBy) throw refused('This is set on the site’s server by now, which comes first.')
    if (setting.isSecret && wasSet(entry)) {
      passwordsNotUndone.push(name)
      continue
    }
    const now = loggedSetting(settings, saved, name)
    if (!now || !isUnchangedSince(now, entry.after)) {
      const who = accountName(await whoHasChanged(tx, entry, ['value', 'setAt']))
      throw refused(`${who} has changed ${name} since, so this can’t be undone. Nothing was changed.`)
    }
    wanted.set(name, { ...now, ...(entry.before as Partial<LoggedSetting>) })
  }
  if (wanted.size === 0 && passwordsNotUndone[0] !== undefined)
    throw refused(
      `${passwordsNotUndone[0]} is a password, and the log keeps none. Enter the one you want under Settings.`,
    )
  const values = new Map([...wanted].map(([name, { value }]) => [name, value]))
  const secretsSentElsewhere = settings.secretsLeftBehind(saved, values)
  if (secretsSentElsewhere.length > 0)
    throw refused(
      `Undoing this would send ${secretsSentElsewhere.join(' and ')} to another host. Enter the address and its secret under Settings.`,
    )
  const [fault] = settings.faultsOf(saved, values)
  if (fault) throw refused(`This can’t be undone alone: ${fault.name} ${fault.message}.`)

  const rows = [...wanted].flatMap(([key, { value, setAt, setBy }]) =>
    value === null || setAt === null
      ? []
      : [{ key, value: settings.kept(key, value), updated_at: new Date(setAt), updated_by: setBy }],
  )
  await saveSettingRows(tx, rows)
  const remainingKeys = new Set<string>(rows.map(({ key }) => key))
  await deleteSettings(
    tx,
    [...wanted.keys()].filter((name) => !remainingKeys.has(name)),
  )
  const after = await savedSettings(tx)
  const changes = [...wanted.keys()].map((name) => ({
    on: { kind: 'setting' as const, id: name },
    before: loggedSetting(settings, saved, name),
    after: loggedSetting(settings, after, name),
  }))
  return { changes, leavesPassword: passwordsNotUndone.length > 0 }
}

/** Whether a value was set before the action. An unchanged `isSet` is not in the log. */
const wasSet = ({ before }: LogEntry) => !(before && 'isSet' in before && before.isSet === false)

/** Whether the current value equals the one that the action set. */
const isUnchangedSince = (now: LoggedSetting, after: LogEntry['after']) =>
  Object.entries(after ?? {}).every(([key, value]) => now[key as keyof LoggedSetting] === value)

const refused = (userMessage: string) => new AppError('conflict', { userMessage })
