/**
 * The visitors of `provider-faults.ts`, in their own process, because stand-ins with endless responses keep the other
 * one so busy that times measured there would be too long. The arguments are the addresses of the site's processes.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { exampleAnswers, exampleBodies } from '#test/examples'

/** One call and its answer; `at` is the time of its start in ms since 1970. */
export interface Sent {
  name: string
  email: string
  status: number
  at: number
  ms: number
  submissionId: string
}

/** Visitors number `from` to `to`, spread evenly over a time. */
export interface Visits {
  from: number
  to: number
  overMs: number
}

const urls = process.argv.slice(2)
let calls = 0

async function post(name: string, email: string, body: object): Promise<Sent> {
  const url = urls[calls++ % urls.length] ?? ''
  const at = Date.now()
  const started = performance.now()
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  const { submissionId = '' } = body as { submissionId?: string }
  return { name, email, status: answer.status, at, ms: performance.now() - started, submissionId }
}

/** One visitor: the scorecard's two calls, and for every tenth a registration and a question in the chat. */
async function visit(index: number): Promise<Sent[]> {
  const submissionId = randomUUID()
  const email = `lead-${index}-${submissionId.slice(0, 8)}@example.com`
  const formData = { ...exampleAnswers, email }
  const sent = [
    await post('send-score-email', email, { ...exampleBodies['send-score-email'], formData, submissionId }),
    await post('send-to-sheets', email, { ...exampleBodies['send-to-sheets'], formData, submissionId }),
  ]
  if (index % 10 !== 0) return sent
  const registration = { name: 'Ada Example', email, company: 'Example Works' }
  const question = { userMessage: 'What does the AI Audit cost?', conversationHistory: [] }
  return [
    ...sent,
    await post('register-workshop', email, registration),
    await post('chatbot-response', email, question),
  ]
}

async function visitAll({ from, to, overMs }: Visits): Promise<Sent[]> {
  const visits: Promise<Sent[]>[] = []
  for (let index = from; index < to; index += 1) {
    visits.push(visit(index))
    await wait(overMs / (to - from))
  }
  return (await Promise.all(visits)).flat()
}

process.on('message', (visits: Visits) => {
  void visitAll(visits).then((sent) => process.send?.(sent))
})
