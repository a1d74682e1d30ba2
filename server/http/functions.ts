import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Contract } from '#contracts/contract'
import { issuesOf } from '#contracts/messages'
import type { Caller, CallerOf, Role } from '#server/auth/caller-of'
import type { Assistant } from '#server/assistant/assistant'
import type { Database, Transaction } from '#server/db/connect'
import { type Deliver, type NewDelivery, writeDeliveries } from '#server/deliveries/deliver'
import type { DeliveryKind } from '#server/deliveries/delivery-kind'
import type { Queue } from '#server/deliveries/queue'
import type { Access, FunctionDefinition } from '#server/functions/define-function'
import { AppError } from './app-error.ts'
import { clientAddressReader, limitKeyOf } from './client-address.ts'
import type { FormStamps } from './form-stamp.ts'
import { answerOnce, idempotencyKeyOf } from './idempotency.ts'
import type { Patience } from './patience.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { keepApart, quarantine } from './quarantine.ts'
import { defaultBodyLimitBytes, readJson } from './read-json.ts'
import { type StoreSubmission, submissionStore } from './submissions.ts'
import { suspicionOf } from './suspicion.ts'

export interface FunctionsOptions {
  functions: readonly FunctionDefinition[]
  database: Database
  queue: Pick<Queue, 'ring'>
  rateLimiter: RateLimiter
  stamps: FormStamps
  assistant: Assistant
  trustedProxies: readonly string[]
  callerOf: CallerOf
  /** Called after a commit that wrote deliveries, with them where they are known. */
  onDeliveries(written?: readonly NewDelivery[]): void
  /** Whether deliveries of a kind go out, or wait for their service's settings. */
  isConnected(kind: DeliveryKind): boolean
  /** How long an answer waits for what outside services do meanwhile. */
  patience: Patience
}

/**
 * The named functions: `POST /functions/v1/{name}`. Everything that is the same for all of them happens here, once:
 * access, limits, reading and checking the body, repeats, the transaction, the answer's shape.
 */
export function functionRoutes(options: FunctionsOptions): Hono {
  const byName = new Map(options.functions.map((definition) => [definition.contract.name, definition]))
  const clientAddress = clientAddressReader(options.trustedProxies)
  const needs = { ...options, storeSubmission: submissionStore(options) }

  return new Hono().all('/:name', async (c) => {
    const definition = byName.get(c.req.param('name'))
    if (!definition) throw new AppError('not_found', { userMessage: 'There is no function of that name.' })
    if (c.req.method !== 'POST') {
      throw new AppError('method_not_allowed', { userMessage: 'This address takes POST requests only.' })
    }
    const address = clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'))
    const clientKey = limitKeyOf(address)
    await options.rateLimiter(definition.contract.name, clientKey)
    const caller = await options.callerOf(c.req.raw)
    requireAccess(definition.access, caller.role)
    const body = await readJson(c.req.raw, definition.bodyLimitBytes ?? defaultBodyLimitBytes)
    const keyHeader = c.req.header('idempotency-key')
    const { signal } = c.req.raw
    return c.json(await call(definition, { body, caller, keyHeader, clientKey, signal }, needs))
  })
}

function requireAccess(access: Access, role: Role): void {
  if (access === 'public' || role === 'admin') return
  if (role === 'anonymous') throw new AppError('unauthorized', { userMessage: 'Please sign in first.' })
  if (access === 'admin') {
    throw new AppError('forbidden', {
      userMessage: 'Your account may not do this. Please sign in as an admin.',
    })
  }
}

interface Call {
  body: unknown
  caller: Caller
  keyHeader: string | undefined
  clientKey: string
  signal: AbortSignal
}

async function call(
  { contract, answer: answerOnly, submit, prepare, handle, complete }: FunctionDefinition,
  { body, caller, keyHeader, clientKey, signal }: Call,
  {
    database: { db },
    queue,
    stamps,
    assistant,
    storeSubmission,
    onDeliveries,
    isConnected,
    patience,
  }: FunctionsOptions & { storeSubmission: StoreSubmission },
): Promise<object> {
  const functionName = contract.name
  const input = checkedInput(contract, body)
  const key = idempotencyKeyOf(keyHeader, input)
  if (answerOnly) return (await answerOnly({ input, assistant, clientKey, signal })) as object

  const now = new Date()
  const reason = caller.role === 'anonymous' ? suspicionOf(input, stamps, now) : undefined
  if (submit) {
    const submission = submit({ input, id: randomUUID(), now })
    if (reason === undefined) return (await storeSubmission({ functionName, key, submission, now })) as object
    await keepApart(db, { functionName, input, reason, now })
    return submission.answer as object
  }

  const prepared = await prepare?.(input)
  const run = (tx: Transaction, deliver: Deliver) =>
    handle({ input, prepared, tx, now, deliver, isConnected })

  if (reason !== undefined) {
    const rehearse = (tx: Transaction) => run(tx, async () => {})
    return (await quarantine(db, { functionName, input, reason, now }, rehearse)) as object
  }

  // Written together once the handler is done: every statement costs the visitor a round trip.
  const due: NewDelivery[] = []
  const answer = await db.transaction(async (tx) => {
    const runHere = async () => {
      const given = await run(tx, async (...delivery) => void due.push(delivery))
      await writeDeliveries(tx, queue, due, now)
      return given
    }
    return key === undefined ? runHere() : answerOnce(tx, { functionName, key, now }, runHere)
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
