import '#app/office/parts/desk.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FiguresForm } from './figures-form.tsx'
import { useReadiness } from './use-readiness.ts'
import { callFunction } from '#app/lib/call-function'
import { makeUuid } from '#app/lib/make-uuid'
import { toastFailure } from '#app/lib/toast-failure'
import { refetchBy } from '#app/office/frame/refetch'
import { showDone } from '#app/office/frame/show-done.tsx'
import { useContent } from '#app/office/parts/published-content'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { setUpCopy } from '#content/office/set-up'
import { publishFacts } from '#contracts/publish-facts'
import { removeSamples } from '#contracts/remove-samples'

const copy = setUpCopy.samples

/** The step that deletes the samples and confirms the figures, or keeps both for now. */
export function SamplesStep({ isKept }: { isKept: boolean }) {
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const items = useReadiness().data?.items ?? []
  const textOf = (id: string) => items.find((item) => item.id === id)?.text
  const isOpen = (id: string) => items.some((item) => item.id === id && item.state === 'open')
  const seenNumber = useContent().data?.published?.number ?? 0
  const done = (said: string, logId: string | null) => {
    showDone(client, said, logId)
    refetchBy(client)({ topics: ['content', 'settings', 'testimonials', 'case-studies'], isOwn: true })
  }
  const remove = useMutation({
    mutationFn: () =>
      callFunction(removeSamples, { of: ['testimonials', 'case-studies'] }, { idempotencyKey: makeUuid() }),
    onSuccess: ({ data: { removed }, logId }) => done(copy.removed(removed), logId),
    onError: toastFailure,
  })
  const confirm = useMutation({
    mutationFn: () =>
      callFunction(
        publishFacts,
        { overlay: { counting: { isSample: false } }, seenNumber },
        { idempotencyKey: makeUuid() },
      ),
    onSuccess: ({ logId }) => done(copy.confirmed, logId),
    onError: toastFailure,
  })
  return (
    <>
      <p>{textOf('samples')}</p>
      {isOpen('samples') && (
        <p className="row-of">
          <button
            type="button"
            className="btn btn--line"
            disabled={remove.isPending}
            onClick={() => setIsAsked(true)}
          >
            {copy.remove}
          </button>
        </p>
      )}
      <h3>{copy.claims}</h3>
      <p>
        {textOf('claims')} {isOpen('claims') && copy.claimsText}
      </p>
      <p className="row-of">
        <a className="text-btn" href="/how-we-count" target="_blank" rel="noreferrer">
          {copy.see}
        </a>
        {isOpen('claims') && (
          <button
            type="button"
            className="btn btn--line"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {copy.confirm}
          </button>
        )}
      </p>
      <FiguresForm />
      {isKept && (isOpen('samples') || isOpen('claims')) && <p>{copy.kept}</p>}
      {isAsked && (
        <ConfirmDialog
          title={copy.title}
          question={copy.question}
          confirm={copy.remove}
          cancel={copy.cancel}
          onConfirm={() => {
            setIsAsked(false)
            remove.mutate()
          }}
          onClose={() => setIsAsked(false)}
        />
      )}
    </>
  )
}
