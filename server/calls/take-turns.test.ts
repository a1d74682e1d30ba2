import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

const here = new AbortController().signal

test('looks at the network between two that hold the processor', async () => {
  const takeTurn = takeTurns()
  const seen: string[] = []
  const look = () => {
    seen.push('look')
    if (!seen.includes('third')) setImmediate(look)
  }
  setImmediate(look)
  const work = (name: string) => takeTurn(here, async () => void seen.push(name))
  await Promise.all([work('first'), work('second'), work('third')])
  expect(seen.filter((each) => each !== 'look')).toEqual(['first', 'second', 'third'])
  expect(seen.slice(seen.indexOf('first'), seen.indexOf('second'))).toContain('look')
  expect(seen.slice(seen.indexOf('second'), seen.indexOf('third'))).toContain('look')
})

test('does not work for who has left, and goes on with the next', async () => {
  const takeTurn = takeTurns()
  const done: string[] = []
  const leaving = new AbortController()
  const first = takeTurn(here, async () => void done.push('first'))
  const left = takeTurn(leaving.signal, async () => void done.push('left'))
  const next = takeTurn(here, async () => void done.push('next'))
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'bad_json' })
  await Promise.all([first, next])
  expect(done).toEqual(['first', 'next'])
})

test('does not wait for what another one waits for', async () => {
  const takeTurn = takeTurns()
  void takeTurn(here, () => new Promise(() => {}))
  expect(await takeTurn(here, async () => 'answer')).toBe('answer')
})

test('goes on after work that fails', async () => {
  const takeTurn = takeTurns()
  const failing = takeTurn(here, () => {
    throw new Error('on purpose')
  })
  await expect(failing).rejects.toThrow('on purpose')
  expect(await takeTurn(here, async () => 'answer')).toBe('answer')
})
