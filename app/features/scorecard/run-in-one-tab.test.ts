import { memoryStorage } from '#test/memory-storage'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

type OneTab = typeof import('./run-in-one-tab.ts')

/** Imports the module as another tab would: with its own state and the same storage. */
async function openTab(): Promise<OneTab['runInOneTab']> {
  vi.resetModules()
  const { runInOneTab } = await import('./run-in-one-tab.ts')
  return runInOneTab
}

describe('runInOneTab without Web Locks, as on plain http', () => {
  let running = 0
  let most = 0
  let done = 0
  const task = async (goOn: () => void) => {
    running += 1
    most = Math.max(most, running)
    for (let step = 0; step < 3; step += 1) {
      goOn()
      await new Promise((resolve) => setTimeout(resolve, 30_000))
    }
    running -= 1
    done += 1
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('window', { localStorage: memoryStorage() })
    vi.stubGlobal('navigator', {})
    running = most = done = 0
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('only one of two tabs that start together runs the task', async () => {
    const tabs = [await openTab(), await openTab()]
    const ends = tabs.map((runInOneTab) => runInOneTab(task))
    await vi.runAllTimersAsync()
    await Promise.all(ends)
    expect([most, done]).toEqual([1, 1])
  })

  test('a second tab does not run the task while another does, however long it takes', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const end = first(task)
    for (const ms of [1_000, 40_000, 40_000]) {
      await vi.advanceTimersByTimeAsync(ms)
      await second(task)
    }
    await vi.runAllTimersAsync()
    await end
    expect([most, done]).toEqual([1, 1])
  })

  test('the lease of a closed tab blocks the task until it expires after a minute', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const end = first(task)
    await vi.runAllTimersAsync()
    await end
    const hanging = new Promise<void>(() => undefined)
    void first(() => hanging)
    await vi.advanceTimersByTimeAsync(200)
    const early = second(task)
    await vi.runAllTimersAsync()
    await early
    expect(done).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    const late = second(task)
    await vi.runAllTimersAsync()
    await late
    expect(done).toBe(2)
  })

  test('a failing task releases the lease', async () => {
    const [first, second] = [await openTab(), await openTab()]
    const failed = expect(first(() => Promise.reject(new Error('down')))).rejects.toThrow('down')
    await vi.runAllTimersAsync()
    await failed
    const end = second(task)
    await vi.runAllTimersAsync()
    await end
    expect(done).toBe(1)
  })
})
