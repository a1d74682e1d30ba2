import '#app/lib/form.css'
import '#app/office/parts/desk.css'
import '#app/office/settings/you/you.css'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { viewerZone } from '#app/lib/viewer-zone'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { officeZones } from '#app/office/parts/office-zones'
import { youCopy } from '#content/office/you'
import type { OutputOf } from '#contracts/contract'
import type { getMyAccount } from '#contracts/get-my-account'
import { saveMyAlerts } from '#contracts/save-my-alerts'

const copy = youCopy.alerts

type Alerts = OutputOf<typeof getMyAccount>['data']['alerts']

/** The time zone of quiet hours: the device's, otherwise the business's. */
const zoneHere = () => viewerZone() ?? officeZones().business

/** Edits which alerts the account gets by mail, and its quiet hours. */
export function AlertsForm({ email, alerts }: { email: string; alerts: Alerts }) {
  const { quiet } = alerts
  const form = useOfficeForm(saveMyAlerts, {
    stored: {
      submissions: alerts.submissions,
      lateReplies: alerts.lateReplies,
      from: quiet?.from ?? '',
      until: quiet?.until ?? '',
    },
    input: ({ values: { submissions, lateReplies, from, until } }) => ({
      submissions,
      lateReplies,
      quiet: from || until ? { from, until, zone: zoneHere() } : null,
    }),
    fieldAt: (path) => (path[0] === 'quiet' ? (path[1] ?? 'until') : path[0]),
    topics: ['accounts'],
    successMessage: () => copy.saved,
  })
  const tick = (name: 'submissions' | 'lateReplies', label: string, text: string) => (
    <label className="you__choice">
      <input
        type="checkbox"
        checked={form.values[name]}
        onChange={(event) => form.write({ [name]: event.currentTarget.checked })}
      />
      <span>
        {label}
        <span className="sub">{text}</span>
      </span>
    </label>
  )
  const time = (name: 'from' | 'until', label: string) => {
    const control = form.text(name)
    return (
      <FieldFrame id={control.id} label={label} errorId={form.errorId(name)} message={form.errors[name]}>
        <input {...control} type="time" />
      </FieldFrame>
    )
  }
  return (
    <section className="you__part" aria-labelledby="alerts-title">
      <div className="you__head">
        <h2 id="alerts-title">{copy.yours}</h2>
        <p>{copy.text(email)}</p>
      </div>
      <form {...form.formProps} className="stack" aria-labelledby="alerts-title">
        {tick(
          'submissions',
          copy.submissions,
          alerts.isAlertAddress ? copy.submissionsText.alertAddress : copy.submissionsText.others,
        )}
        {tick('lateReplies', copy.lateReplies, copy.lateRepliesText)}
        <fieldset className="you__quiet">
          <legend>{copy.quiet}</legend>
          <p className="sub">{copy.quietText}</p>
          <div className="you__times">
            {time('from', copy.from)}
            {time('until', copy.until)}
          </div>
          <p className="sub">{copy.zone(quiet?.zone ?? zoneHere())}</p>
        </fieldset>
        <Refusal form={form} />
        <p>
          <button type="submit" className="btn btn--line" disabled={form.isPending}>
            {copy.save}
          </button>
        </p>
      </form>
    </section>
  )
}
