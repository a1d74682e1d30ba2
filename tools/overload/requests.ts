import { randomInt, randomUUID } from 'node:crypto'
import { formStamps } from '#server/calls/junk/form-stamp'
import { adminPassword } from '#test/accounts'
import { exampleAnswers, exampleBodies } from '#test/examples'

/** What the crowd needs to know about the site. */
export interface Site {
  url: string
  /** Signs the stamps of forms. */
  secret: string
  /** Accounts of the back office, all with the same password, and an access token of each. */
  accounts: readonly { email: string; token: string }[]
}

export const kinds = ['page', 'stored page', 'form', 'question', 'office', 'screen', 'sign-in'] as const
export type Kind = (typeof kinds)[number]

/** The share of each kind in percent. */
export const share: Readonly<Record<Kind, number>> = {
  page: 25,
  'stored page': 10,
  form: 25,
  question: 10,
  office: 15,
  screen: 5,
  'sign-in': 10,
}

export interface Asked {
  path: string
  token?: string
  body?: object
}

const pickFrom = <Item>(items: readonly Item[]) => items[randomInt(items.length)]

/** Returns a request of one kind, by a new visitor or by any account of the office. */
export function newRequest(kind: Kind, { secret, accounts }: Site): Asked {
  const account = pickFrom(accounts)
  const token = account && { token: account.token }
  const submissionId = randomUUID()
  const email = `${submissionId}@example.com`
  switch (kind) {
    case 'page':
      return { path: pickFrom(['/', '/ai-audit', '/privacy']) ?? '/' }
    case 'stored page':
      return { path: pickFrom(['/testimonials', '/case-studies']) ?? '/' }
    case 'form': {
      const stamp = formStamps(secret).issue(Date.now() - 60_000)
      const formData = { ...exampleAnswers, email }
      const body = { ...exampleBodies['send-score-email'], formData, submissionId, stamp }
      return { path: '/functions/v1/send-score-email', body }
    }
    case 'question':
      return { path: '/functions/v1/chatbot-response', body: exampleBodies['chatbot-response'] }
    case 'office': {
      const name = pickFrom(['list-contacts', 'get-today', 'list-submissions']) ?? ''
      return { path: `/functions/v1/${name}`, body: {}, ...token }
    }
    case 'screen':
      return { path: '/admin/leads', ...token }
    case 'sign-in': {
      const body = { email: account?.email, password: adminPassword }
      return { path: '/auth/v1/token?grant_type=password', body }
    }
  }
}
