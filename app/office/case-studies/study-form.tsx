import './case-studies.css'
import '#app/office/parts/desk.css'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { officeStudiesCopy, studyFormCopy as copy } from '#content/office/studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { updateCaseStudy } from '#contracts/update-case-study'
import { PictureAddressField, PictureField } from './picture-fields.tsx'
import { StudyActions } from './study-actions.tsx'
import { pictureTimeoutMs } from './use-picture-choice.ts'
import { useStudyActions } from './use-study-actions.ts'
import { changeIn, nonEmptyMetrics, studyWith, valuesOf } from './study-draft.ts'
import { EditingContext, FlagField, MetricsField, TextField } from './study-fields.tsx'
import { StudyPreview } from './study-preview.tsx'

interface StudyFormProps {
  study: AdminCaseStudy
  onRemoved: () => void
}

/** The version of a study, which is its time of change in milliseconds. */
const versionOf = ({ updated_at }: AdminCaseStudy) => Date.parse(updated_at)
const timeOf = (version: number) => new Date(version).toISOString()

/** The editor of a study, with its actions. Changes by others keep unsaved edits, and saving is then a conflict. */
export function StudyForm({ study: listed, onRemoved }: StudyFormProps) {
  // Right after a save, the list still has the previous version of the study.
  const [saved, setSaved] = useState<AdminCaseStudy>()
  const study = saved && versionOf(saved) > versionOf(listed) ? saved : listed
  const [isPreviewed, setIsPreviewed] = useState(false)
  const form = useOfficeForm(updateCaseStudy, {
    stored: valuesOf(study),
    version: versionOf(study),
    draft: `study:${study.id}`,
    excludedFromDraft: ['image', 'logo'],
    input: ({ values, version }) => ({
      id: study.id,
      updatedAt: timeOf(version),
      ...changeIn(values, study),
    }),
    fieldAt: ([name = '', ...entry], { image_url }) =>
      name === 'metrics'
        ? ['metrics', ...entry].join('.')
        : name === 'image_url' && image_url?.startsWith('data:')
          ? 'image_file'
          : name,
    topics: ['case-studies'],
    timeoutMs: pictureTimeoutMs,
    successMessage: () => officeStudiesCopy.successMessages.saved,
    nextVersion: ({ data }) => versionOf(data),
    onDone: ({ data }) => setSaved(data),
    wanted: () => copy.mine,
    inputForOverride: ({ updatedAt: _seen, ...mine }) => mine,
  })
  const actions = useStudyActions({
    onDone(acted) {
      setSaved(acted)
      form.goOnFrom(versionOf(acted))
    },
    onRemoved,
  })
  const isChanged = changeIn(form.values, study) !== undefined

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isChanged) return
    // Removes empty rows from the form too, so that an error's index matches the row on the screen.
    const metrics = JSON.stringify(nonEmptyMetrics(form.values.metrics))
    if (metrics !== form.values.metrics) form.write({ metrics })
    form.send({ metrics })
  }

  return (
    <EditingContext value={form}>
      <div className="row-of study-acts">
        <StudyActions study={study} seen={timeOf(form.version)} actions={actions} saysWhy />
      </div>
      <ConflictNote conflict={actions.conflict} />
      <form {...form.formProps} className="study-form" aria-label={study.title} onSubmit={save}>
        <Group title={copy.groups.top} isShort>
          <TextField name="title" />
          <TextField name="client_name" />
          <TextField name="industry" />
          <TextField name="project_duration" />
          <TextField name="services_provided" />
          <TextField name="tags" hint={copy.hints.tags} />
          <TextField name="gamma_description" rows={2} />
        </Group>
        <Group title={copy.groups.story}>
          <TextField name="challenge" rows={6} hint={copy.hints.story} />
          <TextField name="solution" rows={6} hint={copy.hints.story} />
          <TextField name="results" rows={4} hint={copy.hints.story} />
        </Group>
        <Group title={copy.groups.figures}>
          <MetricsField />
        </Group>
        <Group title={copy.groups.line}>
          <TextField name="line_was" rows={5} hint={copy.hints.line_was} />
          <TextField name="line_now" rows={5} hint={copy.hints.line_now} />
          <TextField name="line_unit" hint={copy.hints.line_unit} />
          <TextField name="line_gap" hint={copy.hints.line_gap} />
          <TextField name="measured" rows={5} hint={copy.hints.measured} />
        </Group>
        <Group title={copy.groups.quote}>
          <TextField name="testimonial_quote" rows={3} />
          <TextField name="testimonial_author" />
          <TextField name="testimonial_role" />
        </Group>
        <Group title={copy.groups.pictures}>
          <PictureField
            of="image"
            name="image_file"
            label={copy.fields.image_file}
            stored={study.image_url}
          />
          <PictureAddressField />
          <PictureField
            of="logo"
            name="client_logo_url"
            label={copy.fields.client_logo_url}
            stored={study.client_logo_url}
          />
          <TextField name="gamma_url" />
        </Group>
        <Group title={copy.groups.place}>
          <FlagField name="featured" />
          <FlagField name="is_sample" />
          <p className="sub">
            {copy.address} /case-studies/{study.slug}
          </p>
        </Group>
        <div className="study-form__save">
          <p role="status">
            <Mark name={isChanged ? 'wait' : 'ok'} /> {isChanged ? copy.unsaved : copy.saved}
          </p>
          <button type="submit" className="btn" disabled={!isChanged || form.isPending}>
            {copy.save}
          </button>
          <button type="button" className="btn btn--line" onClick={() => setIsPreviewed(true)}>
            {copy.preview}
          </button>
          {isChanged && (
            <button type="button" className="text-btn" onClick={form.reset}>
              {copy.discard}
            </button>
          )}
          <ConflictNote conflict={form.conflict} />
        </div>
      </form>
      {isPreviewed && (
        <StudyPreview study={studyWith(form.values, study)} onClose={() => setIsPreviewed(false)} />
      )}
    </EditingContext>
  )
}

/** `isShort` puts two fields side by side, except the first and the last. */
function Group({ title, isShort, children }: { title: string; isShort?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section
      className={isShort ? 'study-form__group study-form__group--short' : 'study-form__group'}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
