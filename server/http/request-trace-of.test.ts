import { expect, test } from 'vitest'
import { requestTraceOf } from './request-trace-of.ts'

const traceId = '0af7651916cd43dd8448eb211c80319c'
const given = { 'x-request-id': 'edge-7f3a.12:9', traceparent: `00-${traceId}-b7ad6b7169203331-01` }
const traceOf = (headers: Record<string, string>, isTrusted = true) =>
  requestTraceOf({ isTrusted, header: (name) => headers[name] })
const made = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

test('adopts a trusted proxy’s ids, with a new span', () => {
  const { traceparent, ...trace } = traceOf(given)
  expect(trace).toEqual({ requestId: 'edge-7f3a.12:9', traceId })
  expect(traceparent).toMatch(new RegExp(`^00-${traceId}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`))
})

test('ignores others’ ids, and creates unique ones', () => {
  const traces = [traceOf(given, false), traceOf({})]
  for (const trace of traces) {
    expect(trace.requestId).toMatch(made)
    expect(trace.traceId).toMatch(/^[0-9a-f]{32}$/)
    expect(trace.traceId).not.toBe(traceId)
    expect(trace.traceparent).toMatch(new RegExp(`^00-${trace.traceId}-[0-9a-f]{16}-00$`))
  }
  expect(new Set(traces.map(({ requestId }) => requestId)).size).toBe(2)
})

test.each(['short', 'x'.repeat(129), 'two words', 'a\nline{"level":50}', '"quoted-text"', 'ada@example.com'])(
  'ignores an invalid request id: %j',
  (requestId) => {
    expect(traceOf({ 'x-request-id': requestId }).requestId).toMatch(made)
  },
)

test.each([
  `ff-${traceId}-b7ad6b7169203331-01`,
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-b7ad6b7169203331-01`,
  traceId,
])('ignores an invalid traceparent: %s', (traceparent) => {
  expect(traceOf({ traceparent }).traceId).not.toBe(traceId)
})

test('accepts a later version with more fields', () => {
  expect(traceOf({ traceparent: `01-${traceId}-b7ad6b7169203331-01-more` }).traceId).toBe(traceId)
})
