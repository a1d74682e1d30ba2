import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callFunction } from '#app/lib/call-function'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { callTypesCopy as copy } from '#content/office/call-types'
import { getContent } from '#contracts/get-content'
import { typesValues } from './stored-types.ts'
import { TypesForm } from './types-form.tsx'

export const handle = { rendersOnServer: true }

/** The settings of call types: their lengths and the owner's questions to visitors (behavior 9.13). */
export default function CallTypes() {
  const { data, error, isError, dataUpdatedAt, isPending, refetch } = useQuery({
    queryKey: ['content', getContent.name],
    queryFn: async ({ signal }) => (await callFunction(getContent, {}, { signal })).data,
    meta: { topics: ['content'] },
  })
  const stored = typesValues(data?.content)
  return (
    <>
      <Head {...copy.title} eyebrow={<Link to="/admin/calls">{copy.back}</Link>} />
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <p role="status">{copy.loading}</p>}
      {data && stored && <TypesForm stored={stored} seenNumber={data.published?.number ?? 0} />}
    </>
  )
}
