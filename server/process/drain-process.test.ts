import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { exampleAnswers } from '#test/examples'
import { canIsolate, isolated } from '#test/isolated'
import { type ServerProcess, startServerProcess, temporaryFolder } from '#test/server-process'

const limit = { timeout: 60_000 }
const requests = 8

/** Starts the real program, which is killed at the end of the test. */
async function start(options: Parameters<typeof startServerProcess>[0] = {}): Promise<ServerProcess> {
  const site = await startServerProcess(options)
  onTestFinished(async () => site.kill())
  return site
}

interface HalfSent {
  answer: Promise<IncomingMessage>
  finish(): Promise<{ status: number | undefined; body: unknown }>
}

let sent = 0
/** Sends a scorecard except for its second half. */
function sendHalf(site: ServerProcess): HalfSent {
  const email = `visitor-${(sent += 1)}@example.com`
  const body = JSON.stringify({ score: 14, formData: { ...exampleAnswers, email } })
  const outgoing: ClientRequest = request(`${site.url}/functions/v1/send-score-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve)
    outgoing.once('error', reject)
  })
  outgoing.write(body.slice(0, 100))
  return {
    answer,
    async finish() {
      outgoing.end(body.slice(100))
      const response = await answer
      return { status: response.statusCode, body: JSON.parse(await text(response)) as unknown }
    },
  }
}

/** Opens a connection that requests `/readyz`, except for the end of its request. */
function sendPartialRequest(site: ServerProcess): { finish(): Promise<string> } {
  const { hostname, port } = new URL(site.url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.write('GET /readyz HTTP/1.1\r\nHost: site\r\n')
  return {
    finish() {
      socket.write('Connection: close\r\n\r\n')
      return text(socket)
    },
  }
}

/** Creates an owner as `npm run admin` does. */
async function makeAdmin(dataDir: string): Promise<string> {
  const child = spawn(process.execPath, ['scripts/admin.ts', 'owner@example.com'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.stdin.end('eleven quiet harbours\n')
  const said = text(child.stdout)
  await once(child, 'exit')
  return said
}

const isReady = async (site: ServerProcess) =>
  (await fetch(`${site.url}/readyz`, { headers: { connection: 'close' } })).status
const lines = (site: ServerProcess, msg: string) => site.logLines.filter((line) => line['msg'] === msg)

// Three starts, which took 72 s beside a busy core.
test(
  'SIGTERM lets every running request finish, and what they sent is not lost',
  { timeout: 300_000 },
  async () => {
    const dataDir = temporaryFolder()
    const mails = () => globSync('score-mail.*.eml', { cwd: join(dataDir, 'mail') }).length
    const site = await start({ dataDir })
    const asking = sendPartialRequest(site)
    const running = Array.from({ length: requests }, () => sendHalf(site))
    // Connections are accepted in order: after this response, the server has seen the others.
    expect(await isReady(site)).toBe(200)

    const exit = site.stop()
    await vi.waitFor(() => expect(lines(site, 'draining')).toMatchObject([{ underWay: requests }]), limit)
    // It logs this before it accepts the last connection that is waiting.
    await vi.waitFor(async () => expect(fetch(site.url)).rejects.toThrow(), limit)
    expect(await asking.finish()).toMatch(/^HTTP\/1\.1 503 [^]*not ready/)
    const given = await Promise.all(running.map((each) => each.finish()))
    expect(given.map(({ status }) => status)).toEqual(Array.from({ length: requests }, () => 200))
    for (const { body } of given) expect(body).toMatchObject({ data: { score: 14 } })
    expect(await exit).toBe(0)

    // Nothing that was accepted before is lost, however the processes end.
    const first = await start({ dataDir })
    expect(await isReady(first)).toBe(200)
    await first.kill()
    const next = await start({ dataDir })
    await vi.waitFor(() => expect(mails()).toBe(requests), limit)
    expect(await next.stop()).toBe(0)
  },
)

test('an incomplete request does not delay the shutdown', async () => {
  const site = await start()
  const half = sendHalf(site)
  const over = half.answer.then(({ statusCode }) => statusCode)
  expect(await isReady(site)).toBe(200)
  expect(await site.stop()).toBe(0)
  expect(await over).toBe(503)
})

test('keeps accepting but reports not ready until load balancers have noticed', async () => {
  const site = await start({ env: { DRAIN_DELAY_MS: '3000' } })
  const exit = site.stop()
  await vi.waitFor(() => expect(lines(site, 'draining')).toHaveLength(1), limit)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  const page = await fetch(site.url)
  expect(page.status).toBe(200)
  expect(page.headers.get('connection')).toBe('close')
  expect(await exit).toBe(0)
  await expect(fetch(site.url)).rejects.toThrow()
})

test('a second process on the same data is refused; after a crash its lock is taken over', async () => {
  const dataDir = temporaryFolder()
  const first = await start({ dataDir })
  await expect(startServerProcess({ dataDir })).rejects.toThrow(
    /ended with code 1: The site cannot start\. Another process \(pid \d+ on .+\) is already using .*Stop it first/,
  )
  if (canIsolate)
    await expect(startServerProcess({ dataDir, within: isolated })).rejects.toThrow(
      /ended with code 1: The site cannot start\. Another process \(pid \d+ on .+\) is already using/,
    )
  expect(await isReady(first)).toBe(200)
  // A command reaches the process that holds the data.
  expect(await makeAdmin(dataDir)).toBe('owner@example.com is an owner.\n')

  await first.kill()
  const next = await start({ dataDir })
  expect(await isReady(next)).toBe(200)
  expect(await next.stop()).toBe(0)
})
