import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { type ListedContact, listContacts } from '#contracts/list-contacts'

const pauseMs = 150
const shown = 6

interface People {
  people: readonly ListedContact[]
  /** The spelling suggestion that is shown when nobody matches the text. */
  didYouMean: string | null
  /** Whether `people` are still the results of the previous text. */
  isSearching: boolean
  /** Why the search for people failed. */
  error: Error | null
  again: () => void
}

/** People whose name, company, address or phone number matches, searched once typing pauses. */
export function usePeople(text: string): People {
  const [q, setQ] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['contacts', 'find', q],
    queryFn: ({ signal }) => callFunction(listContacts, { q, sort: 'match', limit: shown }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const isAsked = text.trim() !== ''
  return {
    people: isAsked && q !== '' ? (data?.data ?? []) : [],
    didYouMean: data?.didYouMean ?? null,
    isSearching: isAsked && (isFetching || q !== text.trim()),
    error: isAsked ? error : null,
    again: () => void refetch(),
  }
}
