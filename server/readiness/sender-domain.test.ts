import { afterEach, beforeEach, expect, test } from 'vitest'
import { startDnsStandIn } from '#test/dns-stand-in'
import { lookUpSenderDomain } from './sender-domain.ts'

let dns: Awaited<ReturnType<typeof startDnsStandIn>>
beforeEach(async () => {
  dns = await startDnsStandIn()
})
afterEach(() => dns.stop())

async function recordsOf(smtpHost: string | undefined, from = 'Ada <ada@acme.test>') {
  const { records } = await lookUpSenderDomain({ from, smtpHost, servers: [dns.address] })
  return Object.fromEntries(records.map(({ id, state, value }) => [id, { state, value }]))
}
const google = 'smtp.gmail.com'
const key = `v=DKIM1; k=rsa; p=${'A'.repeat(400)}`

test('finds all three records of a domain that is in order', async () => {
  dns.records.set('acme.test', ['some-verification=1', 'v=spf1 include:_spf.google.com ~all'])
  dns.records.set('google._domainkey.acme.test', [key])
  dns.records.set('_dmarc.acme.test', ['v=DMARC1; p=none'])
  const found = { state: 'done', value: null }
  expect(await recordsOf(google)).toEqual({ spf: found, dkim: found, dmarc: found })
})

test('returns the missing SPF and DMARC records for the owner to copy', async () => {
  expect(await recordsOf(google)).toEqual({
    spf: { state: 'open', value: 'v=spf1 include:_spf.google.com ~all' },
    dkim: { state: 'open', value: null },
    dmarc: { state: 'open', value: 'v=DMARC1; p=none;' },
  })
})

test('adds the mail provider to an SPF record that names others', async () => {
  dns.records.set('acme.test', ['v=spf1 include:spf.brevo.com -all'])
  expect((await recordsOf(google))['spf']).toEqual({
    state: 'open',
    value: 'v=spf1 include:_spf.google.com include:spf.brevo.com -all',
  })
})

test('two SPF records are a fault, and no third one is offered', async () => {
  dns.records.set('acme.test', ['v=spf1 include:_spf.google.com ~all', 'v=spf1 -all'])
  expect((await recordsOf(google))['spf']).toEqual({ state: 'open', value: null })
})

test('a revoked DKIM key, which is empty, does not count', async () => {
  dns.records.set('google._domainkey.acme.test', ['v=DKIM1; p='])
  expect((await recordsOf(google))['dkim']).toEqual({ state: 'open', value: null })
})

test('the organization’s DMARC record counts for a name under it', async () => {
  dns.records.set('_dmarc.acme.test', ['v=DMARC1; p=reject'])
  expect((await recordsOf(google, 'ada@mail.acme.test'))['dmarc']).toEqual({ state: 'done', value: null })
})

test('finds the organization’s DMARC record below a top-level domain of two labels', async () => {
  dns.records.set('_dmarc.acme.co.test', ['v=DMARC1; p=reject'])
  expect((await recordsOf(google, 'ada@mail.acme.co.test'))['dmarc']).toEqual({ state: 'done', value: null })
})

test('reports the DKIM key as unknown when its selector cannot be known', async () => {
  expect((await recordsOf('mail.acme.test'))['dkim']).toEqual({ state: 'unknown', value: null })
})

test('reports every record as unknown, none as missing, while the name server fails', async () => {
  dns.fail()
  const notKnown = { state: 'unknown', value: null }
  expect(await recordsOf(google)).toEqual({ spf: notKnown, dkim: notKnown, dmarc: notKnown })
})

test('reports every record as unknown, none as missing, while no name server answers', async () => {
  const { records } = await lookUpSenderDomain({
    from: 'ada@acme.test',
    smtpHost: google,
    servers: ['127.0.0.1:9'],
  })
  expect(records.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
})
