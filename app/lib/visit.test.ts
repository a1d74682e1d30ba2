import { describe, expect, test } from 'vitest'
import { visit } from '#contracts/visit'
import { touchOf } from './visit.ts'

const at = new Date('2026-03-04T05:06:07Z')
const touch = (address: string, referrer = '') => touchOf({ address, referrer, at })

describe('touchOf', () => {
  test.each([
    ['without a referrer', 'https://s.example/', '', { landingPage: '/' }],
    [
      'from another site, without the query and hash of its URL',
      'https://s.example/ai-audit?x=1',
      'https://www.search.example/find?q=private#top',
      { landingPage: '/ai-audit', referrer: 'https://www.search.example/find' },
    ],
    [
      'by a campaign',
      'https://s.example/landing?utm_source=letter&utm_medium=mail&utm_campaign=may&gclid=Cj0&other=no',
      '',
      {
        landingPage: '/landing',
        utm_source: 'letter',
        utm_medium: 'mail',
        utm_campaign: 'may',
        gclid: 'Cj0',
      },
    ],
    [
      'whose landing page was left before its script loaded',
      'https://s.example/newsletter',
      'https://s.example/landing?utm_source=letter',
      { landingPage: '/landing', utm_source: 'letter' },
    ],
    [
      'with a referrer that is not an http URL',
      'https://s.example/media',
      'about:client',
      { landingPage: '/media' },
    ],
  ])('records an arrival %s', (_how, address, referrer, expected) => {
    const found = touch(address, referrer)
    expect(found).toEqual({ at: at.toISOString(), ...expected })
    expect(visit.safeParse({ first: found, last: found }).success).toBe(true)
  })

  test('truncates a campaign parameter to 500 characters', () => {
    const found = touch(`https://s.example/?utm_term=${'x'.repeat(5000)}`)
    expect(found.utm_term).toHaveLength(500)
  })
})
