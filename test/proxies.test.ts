import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maxCsvLength } from '#contracts/import-contacts'
import { adminPassword } from './accounts.ts'
import { freePort } from './free-port.ts'
import { findProxy, type Proxy, proxyNames, startProxy } from './proxy.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const email = 'ada@example.com'
let site: ServerProcess
beforeAll(async () => {
  site = await startServerProcess({ env: { ADMIN_EMAIL: email, ADMIN_PASSWORD: adminPassword } })
}, 120_000)
afterAll(() => site.stop())

describe.each(proxyNames.filter((name) => findProxy(name)))(
  '%s, with the configuration of deploy/',
  (name) => {
    let proxy: Proxy
    /** The second of the two processes is down. */
    beforeAll(async () => {
      proxy = await startProxy(name, [Number(new URL(site.url).port), await freePort()])
    }, 60_000)
    afterAll(() => proxy.stop())

    const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${proxy.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      })

    async function signIn(): Promise<Record<string, string>> {
      const answer = await send('/auth/v1/token?grant_type=password', { email, password: adminPassword })
      const { access_token: token } = (await answer.json()) as { access_token: string }
      return { authorization: `Bearer ${token}` }
    }

    test('forwards every request to the running process while the other is down', async () => {
      for (let count = 0; count < 20; count += 1)
        expect((await fetch(`${proxy.url}/ai-audit`)).status, `request ${count}`).toBe(200)
    })

    test('forwards an import beyond the size limit, and the site’s error about it', async () => {
      const answer = await send(
        '/functions/v1/import-contacts',
        { csv: '–'.repeat(maxCsvLength + 1), dryRun: true },
        await signIn(),
      )
      expect(answer.headers.get('content-type')).toContain('application/json')
      expect(await answer.json()).toMatchObject({ error: expect.any(String) })
    })

    test('forwards each back-office event at once', async () => {
      const answer = await fetch(`${proxy.url}/events/admin`, { headers: await signIn() })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      // Recent changes may follow in the same chunk.
      expect((await reader?.read())?.value).toMatch(/^: hello\n\n/)
      await reader?.cancel()
    })
  },
)

test.each(proxyNames.filter((name) => findProxy(name)))(
  '%s sets the visitor’s address, and ignores the one they send',
  async (name) => {
    const echo = createServer((request, response) => response.end(JSON.stringify(request.headers)))
    await new Promise<void>((resolve) => void echo.listen(0, '127.0.0.1', resolve))
    const { port } = echo.address() as AddressInfo
    const proxy = await startProxy(name, [port, port])
    try {
      const answer = await fetch(proxy.url, { headers: { 'x-forwarded-for': '203.0.113.9' } })
      expect(await answer.json()).toMatchObject({ 'x-forwarded-for': '127.0.0.1' })
    } finally {
      await proxy.stop()
      echo.closeAllConnections()
      echo.close()
    }
  },
)
