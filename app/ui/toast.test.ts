import { afterEach, describe, expect, test, vi } from 'vitest'
import { dismissFailures, dismissToast, shownToasts, subscribeToToasts, toast } from './toast.ts'

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

const titles = () => shownToasts().map((each) => each.title)

describe('toasts', () => {
  test('have a title, a description and a tone, which is plain by default', () => {
    toast({ title: 'Results Saved', description: 'Your AI readiness score has been saved.' })
    toast({ title: 'Database Error', tone: 'destructive' })
    expect(shownToasts()).toMatchObject([
      { title: 'Results Saved', description: 'Your AI readiness score has been saved.', tone: 'plain' },
      { title: 'Database Error', tone: 'destructive' },
    ])
  })

  test('are ordered newest last, three at most', () => {
    for (const title of ['1', '2', '3', '4']) toast({ title })
    expect(titles()).toEqual(['2', '3', '4'])
  })

  test('dismissing by id removes only that toast', () => {
    toast({ title: 'same' })
    const id = toast({ title: 'same' })
    dismissToast(id)
    expect(shownToasts()).toHaveLength(1)
    expect(shownToasts()[0]?.id).not.toBe(id)
  })

  test('dismissFailures removes notices and errors, and keeps plain toasts', () => {
    toast({ title: 'Results Saved' })
    toast({ title: 'Missing information', tone: 'notice' })
    toast({ title: 'Database Error', tone: 'destructive' })
    dismissFailures()
    expect(titles()).toEqual(['Results Saved'])
    const before = shownToasts()
    dismissFailures()
    expect(shownToasts()).toBe(before)
  })

  test('notify subscribers once for each change', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = subscribeToToasts(listener)
    const id = toast({ title: 'a' })
    dismissToast(id)
    dismissToast(id)
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    toast({ title: 'b' })
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('are the same array until something changes, as React’s store contract requires', () => {
    toast({ title: 'a' })
    expect(shownToasts()).toBe(shownToasts())
  })
})
