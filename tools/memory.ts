/**
 * Requests of all kinds on the embedded site. `npm run measure -- memory [requests] [at once]` (100,000, 8); the site
 * must have been built. Prints resident memory as it goes. Exits with 1 when it grew by more than 5 % in the second
 * half, or when a request was not answered with 200.
 */
import { memoryMb } from './overload/process-state.ts'
import { kinds, newRequest, share } from './overload/requests.ts'
import { send } from './overload/send.ts'
import { signIn, startSite } from './overload/start-site.ts'

const count = Number(process.argv[2] ?? 100_000)
const atOnce = Number(process.argv[3] ?? 8)
const samples = 20
const deadlineMs = 60_000
const maxGrowth = 0.05

const site = await startSite({ onPostgres: false, isStarved: false })
// Without sign-ins, whose password hash takes most of the time and keeps no memory.
const deck = kinds.flatMap((kind) => Array<typeof kind>(kind === 'sign-in' ? 0 : share[kind]).fill(kind))
const statuses: Record<string, number> = {}
const memory: number[] = []
let sent = 0

async function visit(): Promise<void> {
  while (sent < count) {
    sent += 1
    if (sent % (count / samples) === 0) {
      memory.push(memoryMb(site.pid))
      console.log(`${sent} requests: ${memory.at(-1)?.toFixed(0)} MB`)
      // The run takes longer than an access token is valid.
      for (const [n, account] of site.accounts.entries())
        account.token = await signIn(site.url, account.email, n)
    }
    const kind = deck[sent % deck.length] ?? 'page'
    const { status } = await send(site.url, newRequest(kind, site), deadlineMs)
    statuses[`${kind} ${status}`] = (statuses[`${kind} ${status}`] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: atOnce }, visit))
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
// Each half's later part: the first one warms up.
const [first, second] = [memory.slice(samples / 4, samples / 2), memory.slice((samples * 3) / 4)].map(mean)
const growth = (second ?? 0) / (first ?? 1) - 1
console.log(statuses)
console.log(
  `${first?.toFixed(0)} MB in the first half, ${second?.toFixed(0)} MB in the second: ${(growth * 100).toFixed(1)} %`,
)
const isBad = growth > maxGrowth || Object.keys(statuses).some((each) => !each.endsWith(' 200'))
const { exitCode: code } = await site.stop()
process.exit(isBad || code !== 0 ? 1 : 0)
