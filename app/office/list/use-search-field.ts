import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { ListAddress } from './list-address.ts'

const pauseMs = 250

interface SearchFieldProps {
  ref: RefObject<HTMLInputElement | null>
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  onBlur: () => void
}

/**
 * The search of a list, as `q` in the address once its writer pauses. One search is one step back in the browser,
 * however many letters it took; Escape leaves the field.
 */
export function useSearchField({ address, change }: ListAddress): SearchFieldProps {
  const said = address.get('q') ?? ''
  const [typed, setTyped] = useState<string>()
  /** Whether what is written belongs to a search that is in the browser's history already. */
  const goesOn = useRef(false)
  const ref = useRef<HTMLInputElement>(null)
  // Of what was written before the page's script came React hears nothing.
  useEffect(() => {
    const early = ref.current?.value
    if (early) setTyped(early)
  }, [])

  useEffect(() => {
    if (typed === undefined || typed.trim() === said) return
    const timer = setTimeout(() => {
      change({ q: typed.trim() }, { replace: goesOn.current })
      goesOn.current = true
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, said, change])

  return {
    ref,
    value: typed ?? said,
    onChange: (event) => setTyped(event.currentTarget.value),
    onKeyDown(event) {
      if (event.key !== 'Escape') return
      // Browsers would empty a search field.
      event.preventDefault()
      event.currentTarget.blur()
    },
    onBlur() {
      if (typed !== undefined && typed.trim() !== said)
        change({ q: typed.trim() }, { replace: goesOn.current })
      goesOn.current = false
      setTyped(undefined)
    },
  }
}
