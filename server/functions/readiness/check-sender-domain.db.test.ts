import { expect, onTestFinished, test } from 'vitest'
import { checkSenderDomain } from '#contracts/check-sender-domain'
import { senderDomainOf } from '#server/readiness/sender-domain-of'
import { serviceSettingsOf } from '#server/settings/service-settings'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { startDnsStandIn } from '#test/dns-stand-in'

test('check-sender-domain queries the DNS records again at every call', async () => {
  const dns = await startDnsStandIn()
  onTestFinished(() => dns.stop())
  const settings = serviceSettingsOf(
    { SMTP_URL: 'smtp://user:hunter22@smtp.gmail.com', MAIL_FROM: 'Ada <ada@acme.test>' },
    undefined,
  )
  const app = createTestApp(await testDatabase(), {
    role: 'owner',
    outside: {
      checkSenderDomain: () => senderDomainOf(settings, { servers: [dns.address], isFresh: true }),
    },
  })
  async function states() {
    const { status, body } = await app.post('check-sender-domain', {})
    expect(status, body.error).toBe(200)
    const { data } = checkSenderDomain.output.parse(body)
    expect(data.domain).toBe('acme.test')
    return Object.fromEntries(data.records.map(({ id, state }) => [id, state]))
  }
  expect(await states()).toEqual({ spf: 'open', dkim: 'open', dmarc: 'open' })
  dns.records.set('_dmarc.acme.test', ['v=DMARC1; p=none;'])
  expect(await states()).toEqual({ spf: 'open', dkim: 'open', dmarc: 'done' })
})
