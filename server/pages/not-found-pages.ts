import { originPlaceholder } from '#app/lib/site-origin'
import type { Https } from '#server/settings/env.server'
import type { PutIn } from '#server/settings/put-in'
import { type Answers, pageAnswers } from './answers.ts'
import type { Nowhere } from './known-addresses.ts'
import type { Render } from './render.ts'

interface NotFoundPagesOptions {
  render: Render
  https: Https
  putIn: PutIn
}

/**
 * The not-found page as one answer in memory: it says the same at every address. Undefined while it cannot be
 * rendered; then it is tried again the next time.
 */
export function notFoundPages({ render, https, putIn }: NotFoundPagesOptions) {
  const kept = new Map<Nowhere, Promise<Answers | undefined>>()
  let keptOf = putIn.version

  async function answersFor(address: Nowhere): Promise<Answers | undefined> {
    const answer = await render(new Request(new URL(address, originPlaceholder)))
    if (answer.status !== 404) return undefined
    return pageAnswers(await answer.text(), putIn, https)
  }

  return (address: Nowhere): Promise<Answers | undefined> => {
    if (keptOf !== putIn.version) kept.clear()
    keptOf = putIn.version
    const found = kept.get(address)
    if (found) return found
    const made = answersFor(address).catch(() => undefined)
    kept.set(address, made)
    void made.then((answers) => answers ?? (kept.get(address) === made && kept.delete(address)))
    return made
  }
}
