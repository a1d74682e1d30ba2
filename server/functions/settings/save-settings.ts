import { capitalized } from '#content/facts/capitalized'
import { formatSetting } from '#content/office/format-setting'
import { saveSettings } from '#contracts/save-settings'
import { announceChange } from '#server/db/changes'
import { AppError, type FieldIssue } from '#server/errors/app-error'
import {
  deleteSettings,
  savedSettings,
  savedSettingsForUpdate,
  saveSettingRows,
} from '#server/queries/settings/settings.server'
import { loggedSetting } from '#server/queries/settings/logged-setting'
import { defineChange } from '#server/calls/define-function'

/** Saves settings that the environment does not set. They apply in every process once it is notified. */
export const saveSettingsFunction = defineChange(saveSettings, {
  access: 'owner',
  async change({ input: { changes }, tx, outside: { settings }, caller, now }) {
    const pathOf = (name: string) => {
      const index = changes.findIndex((change) => change.name === name)
      return index < 0 ? 'changes' : `changes.${index}.value`
    }
    const locked = changes.flatMap(({ name }): FieldIssue[] => {
      const message = `${subject(name)} can’t be changed here: it is set on the site’s server, which comes first.`
      return settings.lockedBy(name) ? [{ path: pathOf(name), message }] : []
    })
    if (locked.length > 0) throw invalid(locked)

    const saved = await savedSettingsForUpdate(tx)
    const savedAt = new Map(saved.map(({ key, updated_at }) => [key, updated_at.toISOString()]))
    const overtaken = changes.filter(({ name, updatedAt }) => (savedAt.get(name) ?? null) !== updatedAt)
    if (overtaken.length > 0) {
      throw new AppError('conflict', {
        userMessage: `Somebody else has just changed ${overtaken.map(({ name }) => formatSetting(name)).join(' and ')}. Save again to replace that with yours.`,
      })
    }
    const wanted = new Map(changes.map(({ name, value }) => [name, value]))
    const leftBehind = settings.secretsLeftBehind(saved, wanted)
    for (const name of leftBehind) wanted.set(name, null)
    const faults = settings.faultsOf(saved, wanted)
    if (faults.length > 0)
      throw invalid(
        faults.map(({ name, message }) => ({
          path: pathOf(name),
          message: leftBehind.some((each) => each === name)
            ? `${subject(name)} was for another host: enter the one for this host too.`
            : `${subject(name)} ${message}.`,
        })),
      )

    await saveSettingRows(
      tx,
      [...wanted].flatMap(([name, value]) =>
        value === null
          ? []
          : [
              {
                key: name,
                value: settings.kept(name, value),
                updated_at: now,
                updated_by: caller.userId,
              },
            ],
      ),
    )
    await deleteSettings(
      tx,
      [...wanted].filter(([, value]) => value === null).map(([name]) => name),
    )
    await announceChange(tx, 'settings')
    const after = await savedSettings(tx)
    return {
      answer: { data: settings.shown(after) },
      changes: Array.from(wanted.keys(), (name) => ({
        on: { kind: 'setting' as const, id: name },
        before: loggedSetting(settings, saved, name),
        after: loggedSetting(settings, after, name),
      })),
    }
  },
})

const subject = (name: string) => capitalized(formatSetting(name))

function invalid(issues: FieldIssue[]): AppError {
  const [first] = issues
  const userMessage = issues.length === 1 && first ? first.message : 'Please check the marked settings.'
  return new AppError('invalid', { userMessage, issues })
}
