/**
 * The crowd of `overload.ts`, in a separate process: given a site and a rate, it sends requests of all kinds
 * regardless of unanswered ones, and reports the responses of each kind.
 */
import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kind, kinds, newRequest, share, type Site } from './requests.ts'
import { type Answered, send } from './send.ts'

export interface Crowd {
  site: Site
  perSecond: number
  overMs: number
}

/** How often each kind was answered with each status. */
export type CrowdReport = Partial<Record<Kind, Record<string, number>>>

/** The range of times after which a client gives up. */
const deadlineMs = { least: 5_000, most: 10_000 }

const deck = kinds.flatMap((kind) => Array.from({ length: share[kind] }, () => kind))

async function sendRequests({ site, perSecond, overMs }: Crowd): Promise<CrowdReport> {
  const report: CrowdReport = {}
  const note = (kind: Kind, { status }: Answered) => {
    const of = (report[kind] ??= {})
    of[status] = (of[status] ?? 0) + 1
  }
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  for (let sent = 0; performance.now() - begun < overMs;) {
    // A fixed rate, so that a slow machine does not get fewer requests.
    const due = ((performance.now() - begun) / 1_000) * perSecond
    for (; sent < due; sent += 1) {
      const kind = deck[randomInt(deck.length)] ?? 'page'
      const asked = send(site.url, newRequest(kind, site), randomInt(deadlineMs.least, deadlineMs.most))
        .then((answered) => note(kind, answered))
        .finally(() => underWay.delete(asked))
      underWay.add(asked)
    }
    await wait(10)
  }
  await Promise.all(underWay)
  return report
}

process.on('message', (crowd: Crowd) => {
  void sendRequests(crowd).then((report) => process.send?.(report))
})
