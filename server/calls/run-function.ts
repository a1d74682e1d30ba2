import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import type { Contract } from '#contracts/contract'
import { issuesOf } from '#contracts/messages'
import { isAdminRole } from '#domain/role'
import type { AccountOf, Caller, CallerOf } from '#server/http/caller'
import type { Assistant } from '#server/assistant/assistant'
import type { Database } from '#server/db/connect'
import { forOffice } from '#server/db/shared-connection'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { SenderOf } from '#server/deliveries/ledger/sender'
import { AppError } from '#server/errors/app-error'
import { clientAddressReader, limitKeyOf } from '#server/http/client-address'
import type { RateLimiter } from '#server/http/rate-limiter'
import { jsonResponse } from '#server/http/json-response'
import { defaultBodyLimitBytes, readJson } from '#server/http/read-json'
import type { Outside } from '#server/settings/outside'
import type { FunctionDefinition } from './any-function.ts'
import { callHandler } from './call-handler.ts'
import { type IdempotencyKey, idempotencyKeyOf } from './call-key.ts'
import type { SpamFilter } from './junk/spam-filter.ts'
import type { FixedDelay } from './fixed-delay.ts'
import { throwIfAborted } from './throw-if-aborted.ts'
import { requireAccess, requireSecondStep } from './require-access.ts'
import { submissionStore } from './store-submissions.ts'
import { submitForm, type SubmitNeeds } from './submit-form.ts'
import { runInTurns } from './run-in-turns.ts'

export interface FunctionsOptions {
  functions: readonly FunctionDefinition[]
  database: Database
  rateLimiter: RateLimiter
  spamFilter: SpamFilter
  senderOf: SenderOf
  assistant: Assistant
  trustedProxies: readonly string[]
  callerOf: CallerOf
  accountOf: AccountOf
  /** Called after a commit that wrote deliveries, with them where known. */
  onDeliveries(written?: readonly NewDelivery[]): void
  /** Whether deliveries of a kind can be sent now, or wait until their service is connected. */
  isConnected(kind: DeliveryKind): boolean
  /** Settings and outside services, for functions that use them or report on them. */
  outside: Outside
  /** Delays a response until a fixed time after the call began, so that its speed reveals nothing. */
  responseDelay: FixedDelay
}

/**
 * The named functions: `POST /functions/v1/{name}`. Handles what all of them share: access, limits, reading and
 * validating the body, repeats, the transaction and the response. Cheap checks come first, so that refused calls cost
 * little.
 */
export function functionRoutes(options: FunctionsOptions): Hono {
  const byName = new Map(options.functions.map((definition) => [definition.contract.name, definition]))
  const clientAddress = clientAddressReader(options.trustedProxies)
  const { db } = options.database
  const needs = { ...options, db, byName, storeSubmission: submissionStore(options), runInTurn: runInTurns() }

  const app = new Hono()
  // Responses are current and often personal, so they must not be cached; see `createApp`.
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
    const isOffice = isAdminRole(definition.access)
    const accountId = isOffice ? await options.accountOf(c.req.raw) : undefined
    const arrival = await (accountId === undefined
      ? options.rateLimiter.countCall(functionName, address)
      : options.rateLimiter.countOfficeCall(functionName, accountId))
    const caller = await options.callerOf(c.req.raw)
    requireAccess(definition.access, caller)
    if (isOffice && definition.shape !== 'read') requireSecondStep(caller)
    const body = await readJson(c.req.raw, definition.bodyLimitBytes ?? defaultBodyLimitBytes)
    const input = checkedInput(definition.contract, body)
    const header = c.req.header('idempotency-key')
    const content = definition.shape === 'form' ? definition.contentOf?.(input) : undefined
    const callKey = idempotencyKeyOf({ functionName, caller, header, input, content })
    if (definition.shape === 'read') {
      throwIfAborted(c.req.raw.signal)
      const read = () => definition.read({ input, caller, db, outside: options.outside })
      return jsonResponse(c.req.raw, (await (isOffice ? forOffice(read) : read())) as object)
    }

    const cost = await options.rateLimiter.countCost(functionName, arrival, caller)
    const clientKey = limitKeyOf(address)
    const callOptions = { input, caller, callKey, clientKey, signal: c.req.raw.signal }
    try {
      const work = () => call(definition, callOptions, needs)
      return await jsonResponse(c.req.raw, await (isOffice ? forOffice(work) : work()))
    } catch (error) {
      await cost.refund()
      throw error
    }
  })
}

interface Needs extends FunctionsOptions, SubmitNeeds {
  byName: ReadonlyMap<string, FunctionDefinition>
  runInTurn: ReturnType<typeof runInTurns>
}

interface Call {
  input: object
  caller: Caller
  callKey: IdempotencyKey | undefined
  clientKey: string
  signal: AbortSignal
}

async function call(
  definition: Exclude<FunctionDefinition, { shape: 'read' }>,
  given: Call,
  needs: Needs,
): Promise<object> {
  const { input, clientKey, signal } = given
  switch (definition.shape) {
    case 'form':
      return submitForm(definition, given, needs)
    case 'handle':
    case 'change':
      return callHandler(definition, given, needs)
    case 'answer':
      return needs.runInTurn(
        signal,
        async () =>
          (await definition.answer({ input, assistant: needs.assistant, clientKey, signal })) as object,
      )
  }
}

/** @throws AppError invalid, naming every invalid field */
function checkedInput({ input }: Contract, body: unknown): object {
  const checked = input.safeParse(body)
  if (checked.success) return checked.data as object
  const issues = issuesOf(checked.error)
  const userMessage = issues.length === 1 && issues[0] ? issues[0].message : 'Please check the marked fields.'
  throw new AppError('invalid', { userMessage, issues })
}
