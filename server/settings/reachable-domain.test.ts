import { expect, test } from 'vitest'
import { domainOf, isReachableDomain } from './reachable-domain.ts'

test.each(['mendline.com', 'mail.mendline.co.uk', '93.184.215.14', 'example-shop.com', 'contest.io'])(
  '%s is reachable',
  (host) => expect(isReachableDomain(host)).toBe(true),
)

test.each([
  'localhost',
  'LOCALHOST',
  'app.localhost',
  'office.local',
  'mendline.example',
  'example.com',
  'www.example.org',
  'site.test',
  'site.invalid',
  'mailserver',
  '127.0.0.1',
  '[::1]',
  '10.1.2.3',
])('%s is not reachable', (host) => expect(isReachableDomain(host)).toBe(false))

test.each([
  ['hello@mendline.com', 'mendline.com'],
  ['Mend, Line <hello@localhost>', 'localhost'],
])('%s is at %s', (mailbox, domain) => expect(domainOf(mailbox)).toBe(domain))
