import './erase.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { useMay } from '#app/lib/admin-role'
import { callFunction } from '#app/lib/call-function'
import { TextField } from '#app/lib/fields.tsx'
import { reasonOf } from '#app/lib/toast-failure'
import { useFunctionForm } from '#app/lib/use-function-form'
import { Head } from '#app/office/parts/head.tsx'
import { useNow } from '#app/office/parts/use-now'
import { eraseCopy as copy } from '#content/office/erase'
import { email } from '#contracts/person'
import { previewErasure } from '#contracts/preview-erasure'
import { ErasePerson, type PersonToErase } from './erase-person.tsx'

/** Erases the person whose page linked here, or one found by email address. */
export default function EraseScreen() {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const mayErase = useMay('owner')
  const now = useNow()
  const id = address.get('id')
  /** The list the lead was opened from. */
  const from = address.get('from') ?? ''
  const list = `/admin/leads?${from}`
  // The email address is kept out of the URL, which browsers and proxies store.
  const [given, setGiven] = useState<string>()
  const whom: PersonToErase | undefined =
    id === null ? (given === undefined ? undefined : { email: given }) : { id }
  const { data, error, isFetching } = useQuery({
    queryKey: ['erasure', whom],
    queryFn: ({ signal }) => callFunction(previewErasure, whom ?? {}, { signal }),
    enabled: whom !== undefined && mayErase,
    // The preview is loaded again each time, because decisions are about its text.
    gcTime: 0,
    staleTime: 0,
  })
  const form = useFunctionForm({
    schema: z.object({ email }),
    send: (values) => setGiven(values.email),
  })
  const seen = data?.data
  return (
    <>
      <Head strong={copy.title} lead={id === null ? copy.lead : undefined}>
        <Link
          className="text-btn"
          to={id === null ? list : `/admin/leads/${id}?${new URLSearchParams({ from })}`}
        >
          {id === null ? copy.back : copy.backToContact}
        </Link>
      </Head>
      {!mayErase && <p className="strong">{copy.notOwner}</p>}
      {mayErase && id === null && (
        <form {...form.formProps} className="erase-form">
          <TextField form={form} name="email" kind="email" label={copy.email} autoComplete="off" required />
          <button type="submit" className="btn btn--line" disabled={isFetching}>
            {isFetching ? copy.looking : copy.look}
          </button>
        </form>
      )}
      {isFetching && !seen && (
        <p role="status" className="sub">
          {copy.looking}
        </p>
      )}
      {error && (
        <p className="strong signal" role="alert">
          {reasonOf(error)}
        </p>
      )}
      {seen && whom && (
        <ErasePerson
          key={JSON.stringify(whom)}
          whom={whom}
          seen={seen}
          now={now}
          onErased={() => void navigate(list, { replace: true })}
        />
      )}
    </>
  )
}
