import * as z from 'zod/mini'
import { filled, httpUrl, wholeNumber } from '#server/settings/checks'
import { defineService, host, plain, secret, urlIn } from '#server/services/define-service'
import { createModel, type Model } from './model.ts'

const defaultCap = 500_000

export const model = defineService({
  name: 'model',
  help: `A model that answers the chat: any OpenAI-compatible API (its root, before /chat/completions). It chooses which of the
site's own sentences answer, and writes none. Without it, and whenever it fails, the built-in answerer replies. The cap
is tokens a day, over all processes, counted before each call; unset, 500000.`,
  settings: {
    AI_BASE_URL: host(z.optional(httpUrl), urlIn),
    AI_API_KEY: secret(z.optional(filled), { sentTo: 'AI_BASE_URL' }),
    AI_MODEL: plain(z.optional(filled)),
    AI_DAILY_TOKEN_CAP: plain(z._default(wholeNumber(0), defaultCap), () => String(defaultCap)),
  },
  environment: {},
  connection: ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  faultsIn: (given) =>
    given['AI_BASE_URL'] !== undefined && given['AI_MODEL'] === undefined
      ? [{ name: 'AI_MODEL', message: 'is missing: the language model needs its name' }]
      : [],
  options: ({
    AI_BASE_URL: baseUrl,
    AI_API_KEY: apiKey,
    AI_MODEL: name,
    AI_DAILY_TOKEN_CAP: dailyTokenCap,
  }) => (baseUrl && name ? { baseUrl, apiKey, model: name, dailyTokenCap } : undefined),
  connect: (options, { guard }) => ({
    ...createModel({ ...options, guard }),
    dailyTokenCap: options.dailyTokenCap,
  }),
  checks: (client) => ({ answer: () => testModel(client) }),
})

/** Costs a few dozen tokens, which are not counted against the cap. */
async function testModel(client: Model): Promise<string> {
  const { text } = await client.complete({
    instructions: 'Answer with the word OK and nothing else.',
    messages: [{ role: 'user', content: 'Are you there?' }],
    maxOutputTokens: 200,
    signal: AbortSignal.timeout(20_000),
  })
  return text.slice(0, 200)
}
