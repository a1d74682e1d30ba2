import './case-studies.css'
import '#app/office/parts/desk.css'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { useAct } from '#app/office/frame/use-act'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { officeStudiesCopy, studyFormCopy as copy } from '#content/office-studies'
import type { AdminCaseStudy } from '#contracts/case-study'
import { updateCaseStudy } from '#contracts/update-case-study'
import { isEmptyStudy } from '#domain/case-study'
import { PictureAddressField, PictureField } from './picture-fields.tsx'
import { StudyActs } from './study-acts.tsx'
import { useStudyActs } from './use-study-acts.ts'
import { carriedOn, changeIn, draftOf, filledIn, type StudyDraft, studyWith } from './study-draft.ts'
import { EditingContext, FlagField, MetricsField, TagsField, TextField } from './study-fields.tsx'
import { StudyPreview } from './study-preview.tsx'

interface StudyFormProps {
  study: AdminCaseStudy
  onRemoved: () => void
}

/**
 * Every field of a study, and what can be done with all of it. What others change meanwhile does not touch what is being
 * written: saving tells of it.
 */
export function StudyForm({ study, onRemoved }: StudyFormProps) {
  // What is being written began with this; a study that was changed elsewhere takes its place while nothing is.
  const [base, setBase] = useState(study)
  const [draft, setDraft] = useState(() => draftOf(study))
  // The draft that was last sent.
  const [sent, setSent] = useState(draft)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isPreviewed, setIsPreviewed] = useState(false)
  const change = changeIn(draft, base)
  // Which one the list showed last: right after saving it still shows the one before, which is nothing new.
  const [listed, setListed] = useState(study.updated_at)
  const isKnown = study.updated_at === base.updated_at
  if (study.updated_at !== listed && (isKnown || !change)) {
    setListed(study.updated_at)
    if (!isKnown) begin(study)
  }

  function begin(from: AdminCaseStudy) {
    setBase(from)
    setDraft(draftOf(from))
    setFaults({})
  }
  function goOnFrom(stored: AdminCaseStudy, then: StudyDraft) {
    setBase(stored)
    setDraft((last) => carriedOn(last, then, stored))
  }
  const acts = useStudyActs({ onActed: (acted) => goOnFrom(acted, draftOf(base)), onRemoved })
  const saving = useAct(updateCaseStudy, {
    topics: ['case-studies'],
    said: () => officeStudiesCopy.said.saved,
    onDone: ({ data }) => goOnFrom(data, sent),
    onKept: () => begin(study),
    wanted: () => copy.mine,
    again: ({ updatedAt: _seen, ...mine }) => mine,
  })

  function save() {
    if (!change || saving.isPending) return
    const input = { id: base.id, updatedAt: base.updated_at, ...change }
    const { error } = updateCaseStudy.input.safeParse(input)
    const found = Object.fromEntries(
      error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
    )
    const will = studyWith(draft, base)
    if (change.is_published && isEmptyStudy(will)) found['is_published'] = officeStudiesCopy.empty.publish
    setFaults(found)
    // A fault is told at the row it was sent as.
    const going = { ...draft, metrics: filledIn(draft.metrics) }
    setDraft(going)
    setSent(going)
    if (Object.keys(found).length === 0) saving.act(input)
  }

  const editing = useMemo(
    () => ({
      draft,
      faults,
      change: (part: Partial<StudyDraft>) => setDraft((last) => ({ ...last, ...part })),
    }),
    [draft, faults],
  )
  return (
    <EditingContext value={editing}>
      <div className="row-of study-acts">
        <StudyActs study={study} seen={base.updated_at} acts={acts} saysWhy />
      </div>
      <ConflictNote conflict={acts.conflict} />
      <form
        className="study-form"
        noValidate
        aria-label={study.title}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Group title={copy.groups.top} isShort>
          <TextField name="title" />
          <TextField name="client_name" />
          <TextField name="industry" />
          <TextField name="project_duration" />
          <TextField name="services_provided" />
          <TagsField />
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
        <Group title={copy.groups.quote}>
          <TextField name="testimonial_quote" rows={3} />
          <TextField name="testimonial_author" />
          <TextField name="testimonial_role" />
        </Group>
        <Group title={copy.groups.pictures}>
          <PictureField of="image" name="image_url" label={copy.fields.image_file} stored={base.image_url} />
          <PictureAddressField />
          <PictureField
            of="logo"
            name="client_logo_url"
            label={copy.fields.client_logo_url}
            stored={base.client_logo_url}
          />
          <TextField name="gamma_url" />
        </Group>
        <Group title={copy.groups.place}>
          <FlagField name="is_published" />
          <FlagField name="featured" />
          <FlagField name="is_sample" />
          <p className="sub">
            {copy.address} /case-studies/{base.slug}
          </p>
        </Group>
        <div className="study-form__save">
          <p role="status">
            <Mark name={change ? 'wait' : 'ok'} /> {change ? copy.unsaved : copy.saved}
          </p>
          <button type="submit" className="btn" disabled={!change || saving.isPending}>
            {copy.save}
          </button>
          <button type="button" className="btn btn--line" onClick={() => setIsPreviewed(true)}>
            {copy.preview}
          </button>
          {change && (
            <button type="button" className="text-btn" onClick={() => begin(study)}>
              {copy.discard}
            </button>
          )}
          <ConflictNote conflict={saving.conflict} />
        </div>
      </form>
      {isPreviewed && <StudyPreview study={studyWith(draft, base)} onClose={() => setIsPreviewed(false)} />}
    </EditingContext>
  )
}

/** `isShort`: two fields stand beside each other, but for the first and the last. */
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
