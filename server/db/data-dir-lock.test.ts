import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import { lockDataDir } from './data-dir-lock.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

/** Tries to lock the folder of each line it reads, prints what came of it, and holds what it has got. */
const takerScript = `
import { createInterface } from 'node:readline'
import { lockDataDir } from '#server/db/data-dir-lock'
for await (const folder of createInterface({ input: process.stdin })) {
  try {
    lockDataDir(folder)
    console.log('taken')
  } catch (error) {
    console.log(error.message)
  }
}`

/** Another process that takes locks. */
function startTaker() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', takerScript], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  stops.push(kill)
  return {
    pid: child.pid,
    kill,
    async take(folder: string): Promise<string> {
      child.stdin.write(`${folder}\n`)
      const { value } = await answers.next()
      return String(value)
    },
  }
}

test('gives the folder to one process and names it to the next', async () => {
  const folder = temporaryFolder()
  const [holder, other] = [startTaker(), startTaker()]
  expect(await holder.take(folder)).toBe('taken')
  expect(await other.take(folder)).toBe(
    `Another process (pid ${holder.pid}) is already using ${folder}. Stop it first, give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`,
  )
  expect(() => lockDataDir(folder)).toThrow(`pid ${holder.pid}`)
})

test('gives it on once it is given back', () => {
  const folder = temporaryFolder()
  for (let turn = 0; turn < 3; turn += 1) {
    const unlock = lockDataDir(folder)
    expect(() => lockDataDir(folder)).toThrow(`pid ${process.pid}`)
    unlock()
  }
  expect(readdirSync(folder)).toHaveLength(1)
})

test('takes over the lock of a process that was killed', async () => {
  const folder = temporaryFolder()
  const [holder, other] = [startTaker(), startTaker()]
  await holder.take(folder)
  await holder.kill()
  expect(await other.take(folder)).toBe('taken')
  expect(() => lockDataDir(folder)).toThrow(`pid ${other.pid}`)
})

test.each([
  ['whose pid belongs to another process now', (lock: string) => lock.replace(/"startedAt":"/, '$&1')],
  ['that was cut short', (lock: string) => lock.slice(0, 5)],
  ['that is empty', () => ''],
])('takes over a lock %s', (_case, change) => {
  const folder = temporaryFolder()
  lockDataDir(folder)
  const [name = ''] = readdirSync(folder)
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), 'utf8')))
  const unlock = lockDataDir(folder)
  expect(() => lockDataDir(folder)).toThrow(`pid ${process.pid}`)
  unlock()
})

test.each(['free', 'left by a killed process'])('gives a folder that is %s to one of many', async (state) => {
  const root = temporaryFolder()
  const folders = Array.from({ length: 40 }, (_, index) => join(root, String(index)))
  for (const folder of folders) mkdirSync(folder)
  if (state !== 'free') {
    const dead = startTaker()
    for (const folder of folders) await dead.take(folder)
    await dead.kill()
  }
  const takers = Array.from({ length: 5 }, startTaker)
  for (const folder of folders) {
    const answers = await Promise.all(takers.map((taker) => taker.take(folder)))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
    expect(answers.filter((answer) => answer.startsWith('Another process'))).toHaveLength(4)
  }
})
