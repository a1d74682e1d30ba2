import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { originPlaceholder } from '#app/lib/site-origin'
import type { ChangeTopic } from '#domain/change-topic'
import type { Https } from '#server/settings/env.server'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import {
  type EncodedResponses,
  isOutdated,
  pageResponses,
  revalidate,
  sendResponse,
  textResponses,
} from './answers.ts'
import { deferScript } from './defer-script.ts'
import type { InlineScripts } from './inline-scripts.ts'
import type { KnownPaths } from './known-paths.ts'
import { type LiveAddress, liveAddressOf, livePaths } from './live-address.ts'
import type { Render } from './render.ts'
import { securityHeaders } from '#server/http/security-headers'

/** Bounds the memory of a site with very many stories. */
const maxEntries = 500
/** How long the last copy is served before rendering is retried. */
const retryAfterMs = 1_000

interface Copy {
  topics: readonly ChangeTopic[]
  /** The versions of the topics and settings that it shows. */
  version: string
  answers: EncodedResponses
  retryAt: number
}

interface LivePagesOptions {
  render: Render
  known: KnownPaths
  /** A number that changes whenever the published content of the topic changes. */
  listVersion(topic: ChangeTopic): number
  inline: InlineScripts
  https: Https
  settingsRenderer: SettingsRenderer
  log: Logger
}

/**
 * Pages with stored content, and all others once the content differs from the build: rendered, then served from
 * memory until what they show changes. An outdated copy is only served while no new one can be made.
 */
export async function createLivePages({
  render,
  known,
  listVersion,
  inline,
  https,
  settingsRenderer,
  log,
}: LivePagesOptions) {
  const copies = new Map<string, Copy>()
  const underWay = new Map<string, { version: string; copy: Promise<Copy | undefined> }>()
  const versionOf = (topics: readonly ChangeTopic[]) =>
    [...topics.map(listVersion), settingsRenderer.version].join(' ')
  const isCurrent = ({ topics, version, answers }: Copy) =>
    version === versionOf(topics) && !isOutdated(answers)

  async function answersFor({ key, page, isData }: LiveAddress): Promise<EncodedResponses | undefined> {
    const answer = await render(new Request(new URL(key, originPlaceholder)))
    if (answer.status >= 500) throw new Error(`${key} was rendered with status ${answer.status}`)
    if (answer.status !== 200) return undefined
    const text = await answer.text()
    if (isData) {
      const headers = { ...Object.fromEntries(answer.headers), ...revalidate, ...securityHeaders({ https }) }
      return textResponses(settingsRenderer.text(text), headers)
    }
    return pageResponses(deferScript(text, page, inline), settingsRenderer, https)
  }

  async function makeCopy(address: LiveAddress, version: string): Promise<Copy | undefined> {
    const { key, topics } = address
    const last = copies.get(key)
    try {
      const answers = await answersFor(address)
      copies.delete(key)
      if (!answers) return undefined
      const copy = { topics, version, answers, retryAt: 0 }
      copies.set(key, copy)
      const [oldest = ''] = copies.keys()
      if (copies.size > maxEntries) copies.delete(oldest)
      return copy
    } catch (error) {
      log.warn({ err: error, page: key, hasCopy: last !== undefined }, 'could not render')
      if (last) last.retryAt = Date.now() + retryAfterMs
      return last
    }
  }

  /** The copy to serve; concurrent requests share one rendering. Unknown addresses get none. */
  async function copyFor(address: LiveAddress): Promise<Copy | undefined> {
    const { key, path, topics } = address
    if (known.notFoundPathFor(path)) return undefined
    const version = versionOf(topics)
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

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const url = request.url ?? ''
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const copy = copies.get(url)
    if (copy && isCurrent(copy)) return sendResponse(copy.answers, request, response)
    const address = liveAddressOf(url)
    if (!address) return next()
    void copyFor(address).then((made) => (made ? sendResponse(made.answers, request, response) : next()))
  }
}
