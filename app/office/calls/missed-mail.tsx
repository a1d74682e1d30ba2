import './calls.css'
import './missed-mail.css'
import '#app/office/list/office-table.css'
import '#app/office/parts/desk.css'
import { useAction } from '#app/office/frame/use-action'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Locked } from '#app/office/settings/setting-field.tsx'
import { useSettings } from '#app/office/settings/use-settings'
import { callsCopy } from '#content/office/calls'
import { settingFields } from '#content/office/settings'
import { saveSettings } from '#contracts/save-settings'

const copy = callsCopy.missed
const name = 'CALL_MISSED_MAIL'

/** The email after a no-show, which an owner can switch off. `isOn` is used while the settings are unknown. */
export function MissedMail({ isOn: wasOn }: { isOn: boolean }) {
  const setting = useSettings().data?.find((each) => each.name === name)
  const { act, isPending, conflict } = useAction(saveSettings, {
    topics: ['settings', 'calls'],
    successMessage: (_, { changes }) => (changes[0]?.value === 'off' ? copy.switchedOff : copy.switchedOn),
  })
  const isOn = setting ? (setting.value ?? setting.default) === 'on' : wasOn
  return (
    <section className="calls-page area" aria-labelledby="after-a-no-show">
      <div className="area__head">
        <h2 id="after-a-no-show">{copy.title}</h2>
      </div>
      {setting && (
        <label className="missed-mail__switch">
          <span className="tickbox">
            <input
              type="checkbox"
              checked={isOn}
              disabled={isPending || setting.lockedBy !== null}
              onChange={() =>
                act({
                  changes: [{ name, value: isOn ? 'off' : null, updatedAt: setting.updatedAt }],
                })
              }
            />
          </span>
          <span>{settingFields[name].label}</span>
        </label>
      )}
      {setting?.lockedBy != null && <Locked names={setting.lockedBy} />}
      <p>{isOn ? copy.text : copy.off}</p>
      {isOn && <p className="sub">{copy.notSent}</p>}
      <ConflictNote conflict={conflict} />
    </section>
  )
}
