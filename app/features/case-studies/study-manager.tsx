import './desk.css'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { caseStudyOfficeCopy } from '#content/case-study-office'
import type { AdminCaseStudy } from '#contracts/case-study'
import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { useCallback, useEffect, useRef, useState } from 'react'
import { StudyEditor } from './study-editor.tsx'
import { StudyNow } from './study-now.tsx'

const copy = caseStudyOfficeCopy.manage
const lookAgainMs = 2_000
/** Longer than a fetch may take; afterwards the next visit shows what came of it. */
const looksAtMost = 15

type Listed = { state: 'loading' } | { state: 'failed' } | { state: 'listed'; studies: AdminCaseStudy[] }

/** A copy of its picture is on its way. */
const isFetching = ({ wanted_image_url, image_error }: AdminCaseStudy) =>
  wanted_image_url !== null && image_error === null

/**
 * Every case study, each with its editor for who may change it (S1 §2, "Manage Case Studies"). `onChange`: what visitors see has
 * changed.
 */
export function StudyManager({ onChange }: { onChange: () => void }) {
  const mayChange = useMay('editor')
  const [listed, setListed] = useState<Listed>({ state: 'loading' })
  const looks = useRef(0)
  const asking = useRef<AbortController>(undefined)

  const load = useCallback(async () => {
    // What was asked before knows nothing of what has been changed since.
    asking.current?.abort()
    const { signal } = (asking.current = new AbortController())
    try {
      const { data: studies } = await callFunction(listAdminCaseStudies, {}, { signal })
      setListed({ state: 'listed', studies })
    } catch {
      // A list that is there is better than none: the next look may succeed.
      if (!signal.aborted) setListed((last) => (last.state === 'listed' ? last : { state: 'failed' }))
    }
  }, [])

  useEffect(() => {
    void load()
    return () => asking.current?.abort()
  }, [load])

  useEffect(() => {
    if (listed.state !== 'listed' || !listed.studies.some(isFetching) || looks.current >= looksAtMost) return
    const timer = setTimeout(() => {
      looks.current += 1
      void load()
      onChange()
    }, lookAgainMs)
    return () => clearTimeout(timer)
  }, [listed, load, onChange])

  return (
    <section aria-labelledby="manage-title">
      <h3 id="manage-title">{copy.title}</h3>
      {listed.state === 'loading' && <p role="status">{copy.loading}</p>}
      {listed.state === 'failed' && (
        <p role="alert">
          {copy.unreadable}{' '}
          <button type="button" className="text-btn" onClick={() => void load()}>
            {copy.again}
          </button>
        </p>
      )}
      {listed.state === 'listed' && listed.studies.length === 0 && <p>{copy.none}</p>}
      {listed.state === 'listed' && (
        <ul>
          {listed.studies.map((study) =>
            mayChange ? (
              <StudyEditor
                key={study.id}
                study={study}
                onSaved={() => {
                  looks.current = 0
                  void load()
                  onChange()
                }}
              />
            ) : (
              <li key={study.id} className="desk__study split split--4-8">
                <StudyNow study={study} />
              </li>
            ),
          )}
        </ul>
      )}
    </section>
  )
}
