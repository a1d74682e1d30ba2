import '#app/office/parts/desk.css'
import './settings.css'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import type { OfficeForm } from '#app/office/form/use-office-form'
import { settingFields, settingsCopy as copy } from '#content/office/settings'
import type { OwnerSetting } from '#contracts/owner-setting'

interface SettingFieldProps {
  form: OfficeForm<Record<string, string>>
  setting: OwnerSetting
  sentencesOf?: SentencesOf | undefined
}

/** Returns the sentences on the site that contain this setting, with this value, each with its subject. */
export type SentencesOf = (
  name: OwnerSetting['name'],
  value: string,
) => readonly { about: string; text: string }[]

/** The field of one setting. A secret's field is empty, because the server never returns stored secrets. */
export function SettingField({ form, setting, sentencesOf }: SettingFieldProps) {
  const { name, isSet, isSecret, lockedBy } = setting
  const { label, hint, kind, placeholder } = settingFields[name]
  const usual = setting.default
  const written = form.text(name)
  const { id } = written
  const control = {
    ...written,
    disabled: lockedBy !== null,
    placeholder: isSecret && isSet ? copy.stored : (placeholder ?? usual ?? undefined),
    autoComplete: 'off',
    spellCheck: false,
  }
  const below = (
    <>
      {lockedBy !== null && <Locked names={lockedBy} />}
      {sentencesOf && <Sentences of={sentencesOf(name, form.values[name] || usual || '')} />}
      {kind === 'new-secret' && lockedBy === null && (
        <button type="button" className="text-btn" onClick={() => form.write({ [name]: newSecret() })}>
          {copy.makeSecret}
        </button>
      )}
    </>
  )
  return (
    <FieldFrame
      {...{ id, label, hint }}
      errorId={form.errorId(name)}
      message={form.errors[name]}
      below={below}
    >
      {kind === 'secret-text' ? (
        <textarea {...control} rows={5} />
      ) : kind === 'yes-no' ? (
        <select {...form.choice(name)} disabled={lockedBy !== null}>
          <option value="">{copy.usualChoice(usual === 'on' ? copy.yes : copy.no)}</option>
          <option value="on">{copy.yes}</option>
          <option value="off">{copy.no}</option>
        </select>
      ) : kind === 'zone' ? (
        <>
          <input {...control} type="text" list={`${id}-zones`} />
          <datalist id={`${id}-zones`}>
            {zoneNames().map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </datalist>
        </>
      ) : kind === 'secret' ? (
        <input {...control} type="password" autoComplete="new-password" />
      ) : (
        <input
          {...control}
          type={kind === 'new-secret' || kind === 'number' ? 'text' : kind}
          inputMode={kind === 'number' ? 'decimal' : undefined}
        />
      )}
    </FieldFrame>
  )
}

/** Lists the sentences on the site that contain a setting. */
export const Sentences = ({ of }: { of: ReturnType<SentencesOf> }) => (
  <ul className="setting__sentences sub">
    {of.map(({ about, text }) => (
      <li key={`${about} ${text}`}>
        {about}: <q>{text}</q>
      </li>
    ))}
  </ul>
)

/** Notes that an environment variable sets the value, with its name for developers. */
export const Locked = ({ names }: { names: string }) => (
  <span className="sub">
    {copy.locked} <span>{copy.forDevelopers(names)}</span>
  </span>
)

/** Returns a random 32-byte key in the format of Standard Webhooks. */
const newSecret = () => `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`

/** The time zones that the browser knows; older browsers do not list them, so the name is typed. */
const zoneNames = () => ('supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [])
