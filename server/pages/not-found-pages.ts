import { originPlaceholder } from '#app/lib/site-origin'
import type { Https } from '#server/settings/env.server'
import type { SettingsRenderer } from '#server/settings/settings-renderer'
import { type EncodedResponses, pageResponses } from './answers.ts'
import type { NotFoundPath } from './known-paths.ts'
import type { Render } from './render.ts'

interface NotFoundPagesOptions {
  render: Render
  https: Https
  settingsRenderer: SettingsRenderer
}

/**
 * The not-found page as one cached response, the same at every address. Undefined while it cannot be rendered; then
 * it is retried.
 */
export function notFoundPages({ render, https, settingsRenderer }: NotFoundPagesOptions) {
  const cached = new Map<NotFoundPath, Promise<EncodedResponses | undefined>>()
  let cachedVersion = settingsRenderer.version

  async function answersFor(address: NotFoundPath): Promise<EncodedResponses | undefined> {
    const answer = await render(new Request(new URL(address, originPlaceholder)))
    if (answer.status !== 404) return undefined
    return pageResponses(await answer.text(), settingsRenderer, https)
  }

  return (address: NotFoundPath): Promise<EncodedResponses | undefined> => {
    if (cachedVersion !== settingsRenderer.version) cached.clear()
    cachedVersion = settingsRenderer.version
    const found = cached.get(address)
    if (found) return found
    const made = answersFor(address).catch(() => undefined)
    cached.set(address, made)
    void made.then((answers) => answers ?? (cached.get(address) === made && cached.delete(address)))
    return made
  }
}
