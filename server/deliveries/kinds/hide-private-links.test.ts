import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hidePrivateLinks } from './hide-private-links.ts'

const random = () => randomBytes(32).toString('base64url')
const site = 'https://site.example'

test.each([
  `${site}/book/${random()}`,
  `${site}/invitation#${random()}`,
  `${site}/auth#type=recovery&token_hash=short`,
  `${site}/unsubscribe?token=short`,
  `${site}/book?about=score-email&scorecard=short`,
  'https://us02web.zoom.us/w/81233345?tk=abc.def',
])('a link that only one reader may have is not shown: %s', (href) => {
  expect(hidePrivateLinks(`Press this:\n${href}\n\nBye`)).toBe('Press this:\n(private link)\n\nBye')
})

test.each([
  `${site}/admin/leads/0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a23`,
  `${site}/case-studies/how-a-bakery-stopped-retyping-orders`,
  `${site}/admin/forms?view=received&when=day`,
  'https://www.linkedin.com/in/ada-example-of-engines',
])('a link to a page is shown: %s', (href) => {
  expect(hidePrivateLinks(href)).toBe(href)
})
