import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { originPlaceholder } from '#app/lib/site-origin'
import type { ChangeTopic } from '#domain/change-topic'
import type { Changes } from '#server/db/changes'
import type { Https } from '#server/settings/env.server'
import type { PutIn } from '#server/settings/put-in'
import { type Answers, isOutdated, pageAnswers, revalidate, sendAnswer, textAnswers } from './answers.ts'
import { deferScript } from './defer-script.ts'
import type { InlineScripts } from './inline-scripts.ts'
import type { KnownAddresses } from './known-addresses.ts'
import { type LiveAddress, liveAddressOf, livePaths } from './live-address.ts'
import type { Render } from './render.ts'
import { securityHeaders } from '#server/http/security-headers'

/** Bounds the memory of a site with very many stories. */
const keptAtMost = 500
/** Each takes some milliseconds to render, right after the start. */
const storiesCopiedAtMost = 100
/** While a page cannot be rendered its last copy is sent; how long until the next try. */
const retryAfterMs = 1_000

interface Copy {
  topic: ChangeTopic | undefined
  /** The topic's version that it shows, and what was put in. */
  version: string
  answers: Answers
  retryAt: number
}

interface LivePagesOptions {
  render: Render
  known: KnownAddresses
  changes: Pick<Changes, 'subscribe'>
  inline: InlineScripts
  https: Https
  putIn: PutIn
  log: Logger
}

/**
 * The pages with stored content, and all others once the content is not what they were built with: rendered like any
 * other, then answered from memory like prerendered ones until a change of their topic or of the content is announced. A
 * copy that is out of date is sent only while no new one can be made.
 */
export async function createLivePages({
  render,
  known,
  changes,
  inline,
  https,
  putIn,
  log,
}: LivePagesOptions) {
  const copies = new Map<string, Copy>()
  const underWay = new Map<string, { version: string; copy: Promise<Copy | undefined> }>()
  const versions = new Map<ChangeTopic, number>()
  changes.subscribe((topic) => void versions.set(topic, (versions.get(topic) ?? 0) + 1))
  const versionOf = (topic: ChangeTopic | undefined) =>
    `${(topic && versions.get(topic)) ?? 0} ${putIn.version}`
  const isCurrent = ({ topic, version, answers }: Copy) =>
    version === versionOf(topic) && !isOutdated(answers)

  async function answersFor({ key, page, isData }: LiveAddress): Promise<Answers | undefined> {
    const answer = await render(new Request(new URL(key, originPlaceholder)))
    if (answer.status >= 500) throw new Error(`${key} was rendered with status ${answer.status}`)
    if (answer.status !== 200) return undefined
    const text = await answer.text()
    if (isData) {
      const headers = { ...Object.fromEntries(answer.headers), ...revalidate, ...securityHeaders({ https }) }
      return textAnswers(putIn.text(text), headers)
    }
    return pageAnswers(deferScript(text, page, inline), putIn, https)
  }

  async function makeCopy(address: LiveAddress, version: string): Promise<Copy | undefined> {
    const { key, topic } = address
    const last = copies.get(key)
    try {
      const answers = await answersFor(address)
      copies.delete(key)
      if (!answers) return undefined
      const copy = { topic, version, answers, retryAt: 0 }
      copies.set(key, copy)
      const [oldest = ''] = copies.keys()
      if (copies.size > keptAtMost) copies.delete(oldest)
      return copy
    } catch (error) {
      log.warn({ err: error, page: key, hasCopy: last !== undefined }, 'could not render')
      if (last) last.retryAt = Date.now() + retryAfterMs
      return last
    }
  }

  /** The copy to send; many who ask at once wait for one rendering. Made-up addresses get none. */
  async function copyFor(address: LiveAddress): Promise<Copy | undefined> {
    const { key, path, topic } = address
    if (await known.nowhereAt(path)) return undefined
    const version = versionOf(topic)
    const copy = copies.get(key)
    if (copy && (isCurrent(copy) || copy.retryAt > Date.now())) return copy
    const running = underWay.get(key)
    if (running?.version === version) return running.copy
    const rendering = { version, copy: makeCopy(address, version) }
    underWay.set(key, rendering)
    const made = await rendering.copy
    if (underWay.get(key) === rendering) underWay.delete(key)
    return made
  }

  const first = livePaths.map(liveAddressOf).filter((address) => address !== undefined)
  for (const address of first) await copyFor(address)

  /** A study that nobody has opened yet is there, too, while the database is away. */
  async function copyStories(): Promise<void> {
    for (const path of (await known.storyPaths()).slice(0, storiesCopiedAtMost)) {
      const address = liveAddressOf(path)
      if (address && !copies.has(address.key)) await copyFor(address)
    }
  }
  changes.subscribe((topic) => topic === 'case-studies' && void copyStories())
  void copyStories()

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? ''
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const copy = copies.get(url)
    if (copy && isCurrent(copy)) return sendAnswer(copy.answers, request, response)
    const address = liveAddressOf(url)
    if (!address) return next()
    void copyFor(address).then((made) => (made ? sendAnswer(made.answers, request, response) : next()))
  }
}
