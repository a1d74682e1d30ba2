import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, describe, expect, test } from 'vitest'
import { isolated, canIsolate } from '#test/isolated'
import { temporaryFolder } from '#test/server-process'
import { lockDataDir } from './data-dir-lock.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

/** Tries to lock the folder of each line it reads, prints the result, and keeps the locks. */
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
function startTaker(prefix: string[] = []) {
  const taker = [process.execPath, '--input-type=module', '-e', takerScript]
  const [command = '', ...args] = [...prefix, ...taker]
  const child = spawn(command, args, {
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
    stop: () => child.kill('SIGSTOP'),
    async take(folder: string): Promise<string> {
      child.stdin.write(`${folder}\n`)
      const { value } = await answers.next()
      return String(value)
    },
  }
}

const refusal = (pid: number | undefined, folder: string) =>
  `Another process (pid ${pid} on ${hostname()}) is already using ${folder}. Stop it first, give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`

test('locks the data directory for one process, and names that process in the error of the next', async () => {
  const folder = temporaryFolder()
  const [holder, other] = [startTaker(), startTaker()]
  expect(await holder.take(folder)).toBe('taken')
  expect(await other.take(folder)).toBe(refusal(holder.pid, folder))
  expect(() => lockDataDir(folder)).toThrow(`pid ${holder.pid}`)
})

test('releasing the lock lets the next process lock the data directory', () => {
  const folder = temporaryFolder()
  for (let turn = 0; turn < 3; turn += 1) {
    const unlock = lockDataDir(folder)
    expect(() => lockDataDir(folder)).toThrow(`pid ${process.pid}`)
    unlock()
  }
})

test('takes over the lock of a process that was killed', async () => {
  const folder = temporaryFolder()
  const [holder, other] = [startTaker(), startTaker()]
  await holder.take(folder)
  await holder.kill()
  expect(await other.take(folder)).toBe('taken')
  expect(() => lockDataDir(folder)).toThrow(`pid ${other.pid}`)
})

test('does not take the lock of a suspended process', async () => {
  const folder = temporaryFolder()
  const holder = startTaker()
  await holder.take(folder)
  holder.stop()
  expect(() => lockDataDir(folder)).toThrow(refusal(holder.pid, folder))
  await holder.kill()
  lockDataDir(folder)()
})

describe.skipIf(!canIsolate)('between containers', () => {
  test('refuses a folder that is locked in another process id namespace', async () => {
    const folder = temporaryFolder()
    const [inside, other] = [startTaker(isolated), startTaker(isolated)]
    expect(await inside.take(folder)).toBe('taken')
    expect(await other.take(folder)).toMatch(/^Another process \(pid 1 on .* is already using/)
    expect(() => lockDataDir(folder)).toThrow('Another process (pid 1 on')
  })

  test('refuses a folder that is held outside of the container', async () => {
    const folder = temporaryFolder()
    const unlock = lockDataDir(folder)
    // A second attempt of its own must not release the holder's lock.
    expect(() => lockDataDir(folder)).toThrow(`pid ${process.pid}`)
    expect(await startTaker(isolated).take(folder)).toBe(refusal(process.pid, folder))
    unlock()
  })

  test('takes over from a killed container', async () => {
    const folder = temporaryFolder()
    const inside = startTaker(isolated)
    await inside.take(folder)
    await inside.kill()
    // The kill hits the command that made the container; its process follows later.
    await expect.poll(() => startTaker(isolated).take(folder), { timeout: 20_000 }).toBe('taken')
  })
})

test('names the process that holds the lock only when it is known', async () => {
  const folder = temporaryFolder()
  const unlock = lockDataDir(folder)
  writeFileSync(join(folder, 'lock-holder'), '')
  expect(() => lockDataDir(folder)).toThrow(
    `Another process is already using ${folder}, or the disk it is on has no file locks. Stop`,
  )
  unlock()
})

test('names the folder in the error when no lock is possible', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'lock'))
  expect(() => lockDataDir(folder)).toThrow(
    `No lock can be had in ${folder} (unable to open database file), and without one a second process would destroy its data. Put DATA_DIR on a disk of this machine, or set DATABASE_URL to use a PostgreSQL.`,
  )
})

test.each(['free', 'left by a killed process'])(
  'exactly one of twenty concurrent processes locks a folder that is %s',
  async (state) => {
    const root = temporaryFolder()
    const folders = Array.from({ length: 20 }, (_, index) => join(root, String(index)))
    for (const folder of folders) mkdirSync(folder)
    if (state !== 'free') {
      const dead = startTaker()
      for (const folder of folders) await dead.take(folder)
      await dead.kill()
    }
    const takers = Array.from({ length: 20 }, () => startTaker())
    for (const folder of folders) {
      const answers = await Promise.all(takers.map((taker) => taker.take(folder)))
      expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1)
      expect(answers.filter((answer) => answer.startsWith('Another process'))).toHaveLength(19)
    }
  },
)
