import '#app/lib/form.css'
import '#app/office/parts/desk.css'
import '#app/office/settings/settings.css'
import { useState } from 'react'
import * as z from 'zod/mini'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { type OfficeForm, useOfficeForm } from '#app/office/form/use-office-form'
import { publishOverTheirs, useContent } from '#app/office/parts/published-content'
import { claimsSchema, countingSchema } from '#content/facts/claims-schema'
import type { CountedClaim } from '#content/facts/how-we-count'
import { figuresCopy as copy } from '#content/office/figures'
import type { RawInputOf } from '#contracts/contract'
import { publishFacts } from '#contracts/publish-facts'

type Claim = keyof typeof copy.values

/** The figures on the pages that belong to each claim. */
const claimsOf: Readonly<Record<CountedClaim, readonly Claim[]>> = {
  owners: ['owners', 'trustedBy'],
  ceos: ['ceosUsedSystem'],
  smbs: ['smbs'],
  workflows: ['workflows'],
  costReductions: ['costReductions'],
  founderHours: ['hoursSavedPerMonth'],
  costsCut: ['costsCut'],
  clientSavings: ['workshop_savings'],
  teamHours: ['workshop_hoursWeekly'],
  implemented: ['workshop_implement', 'workshop_implementDays'],
  pace: ['tractionDays', 'growthDays'],
  seats: ['seatsLeft'],
}
const counted = Object.keys(claimsOf) as CountedClaim[]
const wholeNumbers: readonly string[] = [
  'workshop_hoursWeekly',
  'workshop_implementDays',
  'tractionDays',
  'growthDays',
].map((claim) => `claims_${claim}`)

const facts = z.object({ claims: claimsSchema, counting: countingSchema })
type Values = Record<string, string>
type Overlay = RawInputOf<typeof publishFacts>['overlay']

/** Edits the figures on the pages and how they were counted, which an owner publishes as facts (behavior 14.6). */
export function FiguresForm() {
  const { data } = useContent()
  const stored = facts.safeParse(data?.content)
  if (!data || !stored.success) return <p role="status">{copy.loading}</p>
  return <Fields stored={valuesOf(stored.data)} seenNumber={data.published?.number ?? 0} />
}

interface FieldsProps {
  /** The values by path, such as `counting_owners_whose`. */
  stored: Values
  /** The version number of the published content that `stored` is from. */
  seenNumber: number
}

function Fields({ stored, seenNumber }: FieldsProps) {
  const form = useOfficeForm(publishFacts, {
    stored,
    version: seenNumber,
    draft: 'figures',
    input: ({ changed, version }) => ({ overlay: overlayOf(changed), seenNumber: version }),
    check: ({ changed }) =>
      Object.fromEntries(Object.entries(changed).map(([name, value = '']) => [name, faultOf(name, value)])),
    fieldAt: ([, ...path]) => path.join('_'),
    topics: ['content', 'settings'],
    successMessage: () => copy.saved,
    inputForOverride: publishOverTheirs,
  })
  return (
    <form {...form.formProps} className="figure-rows" aria-label={copy.title}>
      {counted.map((claim) => (
        <Figure key={claim} claim={claim} form={form} />
      ))}
      <Refusal form={form} />
      <p className="row-of">
        <button type="submit" className="btn btn--line" disabled={form.isPending || !form.isChanged}>
          {form.isPending ? copy.saving : copy.save}
        </button>
      </p>
    </form>
  )
}

interface FigureProps {
  claim: CountedClaim
  form: OfficeForm<Values>
}

function Figure({ claim, form }: FigureProps) {
  const [isOpen, setOpen] = useState(false)
  const isFaulty = namesOf(claim).some((name) => name in form.errors)
  return (
    <details open={isOpen || isFaulty} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className="text-summary">
        <span>
          {copy.names[claim]}: <b>{form.values[`claims_${claimsOf[claim][0]}`]}</b>
        </span>
      </summary>
      <div className="setting-form">
        {claimsOf[claim].map((part) => (
          <OfficeField key={part} form={form} name={`claims_${part}`} label={copy.values[part]} />
        ))}
        <OfficeField form={form} name={`counting_${claim}_whose`} label={copy.whose} hint={copy.whoseHint} />
        <OfficeField form={form} name={`counting_${claim}_when`} label={copy.when} hint={copy.whenHint} />
        <OfficeField form={form} name={`counting_${claim}_counts`} label={copy.counts} rows={3} />
      </div>
    </details>
  )
}

const namesOf = (claim: CountedClaim): readonly string[] => [
  ...claimsOf[claim].map((part) => `claims_${part}`),
  ...['whose', 'when', 'counts'].map((part) => `counting_${claim}_${part}`),
]

function valuesOf(stored: z.output<typeof facts>): Values {
  const valueAt = (name: string) =>
    name.split('_').reduce<unknown>((value, step) => Object(value)[step] as unknown, stored)
  return Object.fromEntries(counted.flatMap(namesOf).map((name) => [name, String(valueAt(name))] as const))
}

function faultOf(name: string, value: string): string | undefined {
  if (value.trim() === '') return copy.missing
  return wholeNumbers.includes(name) && !/^\d+$/.test(value.trim()) ? copy.noNumber : undefined
}

/** Returns only the changed values, so that concurrent changes of other values stay. */
function overlayOf(changed: Partial<Values>): Overlay {
  const overlay: Overlay = {}
  for (const [name, value = ''] of Object.entries(changed)) {
    const steps = name.split('_')
    const last = steps.pop() ?? ''
    const at = steps.reduce((fields, step) => (fields[step] ??= {}) as Overlay, overlay)
    // Texts on the pages have no line breaks.
    at[last] = wholeNumbers.includes(name) ? Number(value) : value.replaceAll(/\s+/g, ' ').trim()
  }
  return overlay
}
