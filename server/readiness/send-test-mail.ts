import { randomUUID } from 'node:crypto'
import { site } from '#content/facts/site'
import type { ConnectionStep } from '#contracts/test-connection'
import { composeLetter } from '#server/emails/letter'
import { ServiceError } from '#server/errors/service-error'
import type { ServiceClients } from '#server/services/index'
import type { ServiceSettings } from '#server/settings/service-settings'
import { signMailProof } from './mail-proof.ts'

interface TestMailOptions {
  services: {
    now(): { settings: ServiceSettings; clients: Pick<ServiceClients, 'mail'> }
    test(name: 'mail'): Promise<ConnectionStep[]>
  }
  secret: string
  siteUrl: string
  now: Date
  /** The requesting owner's address, used if there is none for alerts. */
  ownAddress: string | undefined
}

/** Connects, signs in and sends a mail whose link proves that it arrived. Never rejects, even if the server refuses. */
export async function sendTestMail({
  services,
  secret,
  siteUrl,
  now,
  ownAddress,
}: TestMailOptions): Promise<{ to: string | null; steps: ConnectionStep[] }> {
  const steps = await services.test('mail')
  const { settings, clients } = services.now()
  const owner = settings.services.owner?.email
  const to = owner ?? ownAddress ?? null
  const token = to === null ? undefined : signMailProof({ settings, secret, now }, to)
  if (to === null || token === undefined || steps.some(({ state }) => state !== 'done'))
    return { to, steps: [...steps, { name: 'accept', state: 'skipped' }] }
  const letter = await composeLetter({
    subject: 'Does this mail reach you?',
    preview: 'Press the button, and mail is connected.',
    parts: [
      {
        kind: 'text',
        text: `This is a test mail from ${site.name}. Press the button to confirm that it arrived.`,
      },
      {
        kind: 'button',
        href: `${siteUrl}/admin/set-up?step=${owner === undefined ? 'mail' : 'alerts'}&proof=${token}`,
        text: 'It arrived',
      },
      { kind: 'text', text: 'The link works for 24 hours, where you are signed in as an owner.' },
    ],
    reason: 'You get this because an owner of the site pressed “Send a test email”.',
  })
  const domain = /@([^\s<>@]+?)>?$/.exec(clients.mail.from)?.[1] ?? 'localhost'
  try {
    const { answer } = await clients.mail.send({
      ...letter,
      from: clients.mail.from,
      to,
      messageId: `<${randomUUID()}@${domain}>`,
    })
    return { to, steps: [...steps, { name: 'accept', state: 'done', answer }] }
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return { to, steps: [...steps, { name: 'accept', state: 'failed', answer: error.message }] }
  }
}
