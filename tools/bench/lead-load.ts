import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { subscribeContact } from '#contracts/subscribe-contact'
import { formStamps } from '#server/calls/junk/form-stamp'

/** How long each form seems to have been open, which is longer than the spam filter requires. */
const openForMs = 60_000

export interface Load {
  acknowledged: number
  seconds: number
  /** The latency of each request. */
  latenciesMs: number[]
}

interface LoadOptions {
  connections: number
  seconds: number
  /** The load ends after this many calls. */
  maxCalls: number
  /** What the site signs its forms' stamps with. */
  secret: string
}

/**
 * Sends leads over persistent connections for a while, each with another visitor, address and form stamp, like
 * the home page's form. Over a raw socket, because Node's own client costs as much CPU as the server.
 * @throws Error at the first response that is not 200
 */
export async function loadLeads(
  url: string,
  { connections, seconds, maxCalls, secret }: LoadOptions,
): Promise<Load> {
  const calls = leadRequests(url, maxCalls, secret)
  const latenciesMs: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const next = () => (performance.now() < until ? calls.pop() : undefined)
  await Promise.all(Array.from({ length: connections }, () => oneConnection(url, next, latenciesMs)))
  return { acknowledged: latenciesMs.length, seconds: (performance.now() - began) / 1000, latenciesMs }
}

async function oneConnection(
  url: string,
  next: () => string | undefined,
  latenciesMs: number[],
): Promise<void> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1')
  await once(socket, 'connect')
  await new Promise<void>((resolve, reject) => {
    let answer = ''
    let sentMs = 0
    function send(): void {
      const request = next()
      if (request === undefined) return resolve()
      sentMs = performance.now()
      socket.write(request)
    }
    socket.on('data', (chunk: string) => {
      answer += chunk
      if (!isComplete(answer)) return
      if (!answer.startsWith('HTTP/1.1 200')) return reject(new Error(answer))
      latenciesMs.push(performance.now() - sentMs)
      answer = ''
      send()
    })
    socket.once('close', () => reject(new Error(`the connection ended after: ${answer}`)))
    send()
  }).finally(() => socket.destroy())
}

function isComplete(answer: string): boolean {
  const headEnd = answer.indexOf('\r\n\r\n')
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(answer) ?? []
  return headEnd > 0 && length !== undefined && answer.length >= headEnd + 4 + Number(length)
}

let visitors = 0

function leadRequests(url: string, count: number, secret: string): string[] {
  const { host } = new URL(url)
  const stamps = formStamps(secret)
  const touch = { at: new Date().toISOString(), landingPage: '/', referrer: 'https://search.example/' }
  return Array.from({ length: count }, () => {
    const n = (visitors += 1)
    const body = JSON.stringify({
      name: 'Ada Example',
      email: `visitor-${n}@house-${n}.example`,
      company: `Example Engines ${n}`,
      submissionId: randomUUID(),
      visit: { first: touch, last: touch },
      stamp: stamps.issue(Date.now() - openForMs),
      topic: '',
    })
    return `POST /functions/v1/${subscribeContact.name} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${addressOf(n)}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  })
}

/** Returns another address for each n; every third one is in its own IPv6 network. */
function addressOf(n: number): string {
  const [high, low] = [Math.floor(n / 65_536), n % 65_536]
  return n % 3 === 0
    ? `2001:db8:${low.toString(16)}:${high.toString(16)}::1`
    : `10.${high}.${low >> 8}.${low & 255}`
}
