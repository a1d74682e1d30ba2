import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Contract } from '#contracts/contract'
import { issuesOf } from '#contracts/messages'
import type { Caller, CallerOf, Role } from '#server/http/caller'
import type { Assistant } from '#server/assistant/assistant'
import type { Database, Transaction } from '#server/db/connect'
import { causedBy, writeDeliveries } from '#server/deliveries/ledger/deliver'
import type { Deliver, DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { SenderOf } from '#server/deliveries/ledger/sender'
import type { Access, FunctionDefinition } from './define-function.ts'
import { AppError } from '#server/errors/app-error'
import { type CallKey, callKeyOf } from './call-key.ts'
import { clientAddressReader, limitKeyOf } from '#server/http/client-address'
import { answerOnce } from './idempotency.ts'
import type { Caught, JunkNet } from './junk/junk-net.ts'
import type { Patience } from './patience.ts'
import type { RateLimiter } from '#server/http/rate-limiter'
import { holdBack, rehearsed } from './quarantine.ts'
import { defaultBodyLimitBytes, readJson } from '#server/http/read-json'
import { runWithin } from './run-within.ts'
import type { Outside } from '#server/settings/outside'
import { type StoreSubmission, submissionStore } from './store-submissions.ts'

export interface FunctionsOptions {
  functions: readonly FunctionDefinition[]
  database: Database
  rateLimiter: RateLimiter
  net: JunkNet
  senderOf: SenderOf
  assistant: Assistant
  trustedProxies: readonly string[]
  callerOf: CallerOf
  /** Called after a commit that wrote deliveries, with them where they are known. */
  onDeliveries(written?: readonly NewDelivery[]): void
  /** Whether deliveries of a kind go out, or wait for their service's settings. */
  isConnected(kind: DeliveryKind): boolean
  /** What functions tell of this process's connections. */
  outside: Outside
  /** How long an answer waits for what outside services do meanwhile. */
  patience: Patience
}

/**
 * The named functions: `POST /functions/v1/{name}`. Everything that is the same for all of them happens here, once:
 * access, limits, reading and checking the body, repeats, the transaction, the answer's shape. What is cheap comes
 * first, so that what is refused costs nobody but its sender.
 */
export function functionRoutes(options: FunctionsOptions): Hono {
  const byName = new Map(options.functions.map((definition) => [definition.contract.name, definition]))
  const clientAddress = clientAddressReader(options.trustedProxies)
  const needs = { ...options, byName, storeSubmission: submissionStore(options) }

  const app = new Hono()
  // What they tell is of this moment and often of one person. On the answer itself: see `createApp`.
  app.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  return app.all('/:name', async (c) => {
    const definition = byName.get(c.req.param('name'))
    if (!definition) throw new AppError('not_found', { userMessage: 'There is no function of that name.' })
    if (c.req.method !== 'POST') {
      throw new AppError('method_not_allowed', { userMessage: 'This address takes POST requests only.' })
    }
    const address = clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'))
    const functionName = definition.contract.name
    const arrival = await options.rateLimiter.countCall(functionName, address)
    const caller = await options.callerOf(c.req.raw)
    requireAccess(definition.access, caller.role)
    const body = await readJson(c.req.raw, definition.bodyLimitBytes ?? defaultBodyLimitBytes)
    const input = checkedInput(definition.contract, body)
    const header = c.req.header('idempotency-key')
    const content = definition.contentOf?.(input)
    const callKey = callKeyOf({ functionName, caller, header, input, content })
    if (definition.read) {
      const { database, outside } = options
      return c.json((await definition.read({ input, db: database.db, outside })) as object)
    }

    const cost = await options.rateLimiter.countCost(functionName, arrival, caller)
    const clientKey = limitKeyOf(address)
    const given = { input, caller, callKey, clientKey, signal: c.req.raw.signal }
    try {
      return c.json(await call(definition, given, needs))
    } catch (error) {
      await cost.giveBack()
      throw error
    }
  })
}

function requireAccess(access: Access, role: Role): void {
  if (access === 'public' || role === 'admin') return
  if (role === 'anonymous') throw new AppError('unauthorized', { userMessage: 'Please sign in first.' })
  if (access === 'admin') {
    throw new AppError('forbidden', {
      userMessage: 'Your account can’t do this. Please sign in as an admin.',
    })
  }
}

interface Needs extends FunctionsOptions {
  byName: ReadonlyMap<string, FunctionDefinition>
  storeSubmission: StoreSubmission
}

interface Call {
  input: object
  caller: Caller
  callKey: CallKey | undefined
  clientKey: string
  signal: AbortSignal
}

async function call(
  {
    contract,
    contentOf,
    answer: answerOnly,
    submit,
    prepare,
    handle,
    complete,
  }: Exclude<FunctionDefinition, { read: object }>,
  { input, caller, callKey, clientKey, signal }: Call,
  {
    database: { db },
    net,
    senderOf,
    assistant,
    byName,
    storeSubmission,
    onDeliveries,
    isConnected,
    patience,
  }: Needs,
): Promise<object> {
  const functionName = contract.name
  if (answerOnly) return (await answerOnly({ input, assistant, clientKey, signal })) as object

  const now = new Date()
  const sender = senderOf(clientKey)
  const said = { functionName, input, content: contentOf?.(input), clientKey }
  const caught = caller.role === 'admin' ? undefined : await net.judge(said)
  const hold = (held: Caught, rehearse: () => Promise<object>) =>
    holdBack({ db, onDeliveries }, { functionName, input, caught: held }, rehearse)
  if (submit) {
    const submission = submit({ input, id: randomUUID(), now })
    if (caught) return hold(caught, async () => submission.answer as object)
    return (await storeSubmission({ callKey, submission, sender, now })) as object
  }

  const prepared = await prepare?.(input)
  const run = (tx: Transaction, deliver: Deliver) =>
    handle({
      input,
      prepared,
      tx,
      now,
      deliver,
      isConnected,
      senderKey: sender,
      runKept: (name, kept) =>
        runWithin(byName.get(name), kept, { tx, deliver, isConnected, senderKey: sender, now }),
    })

  if (caught)
    return hold(caught, () => rehearsed(db, async (tx) => (await run(tx, async () => {})) as object))

  // Written together once the handler is done: every statement costs the visitor a round trip.
  const due: NewDelivery[] = []
  const answer = await db.transaction(async (tx) => {
    const runHere = async () => {
      const given = await run(tx, async (...delivery) => void due.push(causedBy(sender, delivery)))
      await writeDeliveries(tx, due)
      return given
    }
    return callKey ? answerOnce(tx, callKey, now, runHere) : runHere()
  })
  if (due.length > 0) onDeliveries(due)
  return (complete ? await complete({ input, answer, db, calledAt: now, patience }) : answer) as object
}

/** @throws AppError invalid, naming every faulty field */
function checkedInput({ input }: Contract, body: unknown): object {
  const checked = input.safeParse(body)
  if (checked.success) return checked.data as object
  const issues = issuesOf(checked.error)
  const userMessage = issues.length === 1 && issues[0] ? issues[0].message : 'Please check the marked fields.'
  throw new AppError('invalid', { userMessage, issues })
}
