import { type ChangeEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isComposing } from '#app/lib/is-composing'
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
 * The search of a list as `q` in the address, updated when typing pauses. One search is one history entry; Escape
 * leaves the field.
 */
export function useSearchField({ address, change }: ListAddress): SearchFieldProps {
  const current = address.get('q') ?? ''
  const [typed, setTyped] = useState<string>()
  /** Whether the text continues a search that already has a history entry. */
  const goesOn = useRef(false)
  const ref = useRef<HTMLInputElement>(null)
  // React fires no event for text typed before hydration.
  useEffect(() => {
    const early = ref.current?.value
    if (early) setTyped(early)
  }, [])

  useEffect(() => {
    if (typed === undefined || typed.trim() === current) return
    const timer = setTimeout(() => {
      change({ q: typed.trim() }, { replace: goesOn.current })
      goesOn.current = true
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, current, change])

  return {
    ref,
    value: typed ?? current,
    onChange: (event) => setTyped(event.currentTarget.value),
    onKeyDown(event) {
      if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return
      // By default, Escape clears a search field.
      event.preventDefault()
      event.currentTarget.blur()
    },
    onBlur() {
      if (typed !== undefined && typed.trim() !== current)
        change({ q: typed.trim() }, { replace: goesOn.current })
      goesOn.current = false
      setTyped(undefined)
    },
  }
}
