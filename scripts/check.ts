import { readinessCopy as copy, readinessItems } from '#content/office/readiness'
import type { Readiness } from '#contracts/get-readiness'
import { messageOf } from '#domain/message-of'
import { checkSite } from '#server/cli/check-site'
import { parseEnv } from '#server/settings/env.server'

/**
 * `npm run check` lists what this site needs before it goes live, a sentence each, and exits with 1 while something
 * required is open; `npm run check -- --json` prints the same as data. Works beside a running site.
 */
const args = process.argv.slice(2)

function sentences({ ready, items }: Readiness): string {
  const lines = items.map(({ id, state, required, text }) => {
    const { title, developers } = readinessItems[id]
    const mark = state === 'done' ? '[x]' : state === 'open' ? '[ ]' : '[-]'
    const more = [!required && copy.optional, developers && `(${developers})`].filter(Boolean).join(' ')
    return `${mark} ${title}: ${text}${state === 'open' && more ? ` ${more}` : ''}`
  })
  const left = items.filter(({ state, required }) => required && state === 'open').length
  return [...lines, ready ? copy.ready : copy.left(left)].join('\n')
}

try {
  const isJson = args.length === 1 && args[0] === '--json'
  if (args.length > 0 && !isJson)
    throw new Error('Usage: npm run check [-- --json], or mendline check [--json]')
  const readiness = await checkSite(parseEnv(process.env))
  console.log(isJson ? JSON.stringify(readiness, null, 2) : sentences(readiness))
  if (!readiness.ready) process.exitCode = 1
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
