import type { FunctionDefinition } from '#server/calls/any-function'
import type { WorkKind } from '#server/http/request-queues'

/** The limit for work that mostly waits: forms share transactions, and chat responses wait for a model. */
const sharing = 100
/** The limit for password checks: a wrong one is delayed by half a second, and a right one waits to be hashed. */
const passwords = 40
/** The limit for work with statements of its own, which queue with those of visitors' forms. */
const few = 10

/** Without script, forms are posted to their page. */
const pages: WorkKind = { name: 'pages', atOnce: few, storesPosts: true }
const reads: WorkKind = { name: 'reads', atOnce: few }

const byPrefix: readonly (readonly [string, WorkKind])[] = [
  ['/auth/v1/token?grant_type=password', { name: 'passwords', atOnce: passwords }],
  ['/auth/', { name: 'accounts', atOnce: few }],
  // A stream stays open as long as its office screen.
  ['/events/', { name: 'events', atOnce: Infinity }],
  ['/exports/', { name: 'exports', atOnce: few }],
  ['/pictures/', { name: 'pictures', atOnce: few }],
  ['/form-stamp', { name: 'form-stamp', atOnce: sharing }],
]

/**
 * Returns the kind of work of an address. Each function that stores something is one, so that a crowd at one of them,
 * or a slow outside service, blocks no other.
 */
export function workKinds(functions: readonly FunctionDefinition[]): (url: string) => WorkKind {
  const byFunction = new Map(functions.map((each) => [`/functions/v1/${each.contract.name}`, kindOf(each)]))
  return (url) =>
    byFunction.get(url.split('?', 1)[0] ?? '') ??
    byPrefix.find(([prefix]) => url.startsWith(prefix))?.[1] ??
    pages
}

function kindOf({ contract: { name }, shape }: FunctionDefinition): WorkKind {
  if (shape === 'read') return reads
  return {
    name,
    atOnce: shape === 'form' || shape === 'answer' ? sharing : few,
    storesPosts: shape !== 'answer',
  }
}
