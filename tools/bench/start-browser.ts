import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '#test/server-process'
import { findChromium } from '#scripts/find-chromium'

const args = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]

/** Starts a browser with DevTools on a free port; returns undefined if this machine has none. */
export async function startBrowser(): Promise<{ port: number; stop(): void } | undefined> {
  const program = findChromium()
  if (!program) return undefined
  const child = spawn(program, [...args, `--user-data-dir=${temporaryFolder()}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /^DevTools listening on ws:\/\/[^/]+:(\d+)\//.exec(line)?.[1]
      if (found) resolve(Number(found))
    })
    child.once('exit', () => reject(new Error(`${program} ended before it listened`)))
  })
  return { port, stop: () => child.kill('SIGTERM') }
}
