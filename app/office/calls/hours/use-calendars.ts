import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { listCalendars } from '#contracts/list-calendars'

/** The connected calendars, and when they are busy. */
export const useCalendars = () =>
  useQuery({
    queryKey: ['calls', listCalendars.name],
    queryFn: ({ signal }) => callFunction(listCalendars, {}, { signal }),
  })
