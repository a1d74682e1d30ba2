import { expect, test } from 'vitest'
import { runInTurns } from './run-in-turns.ts'

const here = new AbortController().signal

test('lets the event loop read from the network between two CPU-bound tasks', async () => {
  const runInTurn = runInTurns()
  const seen: string[] = []
  const look = () => {
    seen.push('look')
    if (!seen.includes('third')) setImmediate(look)
  }
  setImmediate(look)
  const work = (name: string) => runInTurn(here, async () => void seen.push(name))
  await Promise.all([work('first'), work('second'), work('third')])
  expect(seen.filter((each) => each !== 'look')).toEqual(['first', 'second', 'third'])
  expect(seen.slice(seen.indexOf('first'), seen.indexOf('second'))).toContain('look')
  expect(seen.slice(seen.indexOf('second'), seen.indexOf('third'))).toContain('look')
})

test('skips a task whose client has disconnected, and runs the next', async () => {
  const runInTurn = runInTurns()
  const done: string[] = []
  const leaving = new AbortController()
  const first = runInTurn(here, async () => void done.push('first'))
  const left = runInTurn(leaving.signal, async () => void done.push('left'))
  const next = runInTurn(here, async () => void done.push('next'))
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'bad_json' })
  await Promise.all([first, next])
  expect(done).toEqual(['first', 'next'])
})

test('does not wait for what another task awaits', async () => {
  const runInTurn = runInTurns()
  void runInTurn(here, () => new Promise(() => {}))
  expect(await runInTurn(here, async () => 'answer')).toBe('answer')
})

test('runs the next task after one that fails', async () => {
  const runInTurn = runInTurns()
  const failing = runInTurn(here, () => {
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await runInTurn(here, async () => 'answer')).toBe('answer')
})
