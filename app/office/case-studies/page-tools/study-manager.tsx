import './desk.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { caseStudyOfficeCopy } from '#content/office/case-study-tools'
import type { AdminCaseStudy } from '#contracts/case-study'
import { listAdminCaseStudies } from '#contracts/list-admin-case-studies'
import { StudyEditor } from './study-editor.tsx'
import { StudyNow } from './study-now.tsx'

const copy = caseStudyOfficeCopy.manage
const pollIntervalMs = 2_000
/** Fetching a picture takes less; after this, the next visit shows the result. */
const pollsForMs = 30_000

/** Whether the study's picture is still being copied. */
const isFetching = ({ wanted_image_url, image_error }: AdminCaseStudy) =>
  wanted_image_url !== null && image_error === null

/** Lists every case study, with an editor if allowed (behavior 12.9). Calls `onChange` when the list changes. */
export function StudyManager({ onChange }: { onChange: () => void }) {
  const mayChange = useMay('editor')
  const changedAt = useRef(0)
  const { data, isError, refetch } = useQuery({
    queryKey: ['case-studies', listAdminCaseStudies.name],
    queryFn: ({ signal }) => callFunction(listAdminCaseStudies, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.some(isFetching) && Date.now() - changedAt.current < pollsForMs
        ? pollIntervalMs
        : false,
  })
  useEffect(() => void (changedAt.current = Date.now()), [])
  const first = useRef(data)
  first.current ??= data
  useEffect(() => {
    if (data !== first.current) onChange()
  }, [data, onChange])

  return (
    <section aria-labelledby="manage-title">
      <h3 id="manage-title">{copy.title}</h3>
      {!data && !isError && <p role="status">{copy.loading}</p>}
      {!data && isError && (
        <p role="alert">
          {copy.unreadable}{' '}
          <button type="button" className="text-btn" onClick={() => void refetch()}>
            {copy.again}
          </button>
        </p>
      )}
      {data?.data.length === 0 && <p>{copy.none}</p>}
      {data && (
        <ul>
          {data.data.map((study) =>
            mayChange ? (
              <StudyEditor
                key={study.id}
                study={study}
                onChanged={() => {
                  changedAt.current = Date.now()
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
