import { randomUUID } from 'node:crypto'
import { backups } from '#server/db/schema/backups'
import { putProof } from '#server/queries/readiness/proofs.server'
import { savedSettings } from '#server/queries/settings/settings.server'
import { proofSubjects } from '#server/readiness/proof-subjects'
import { ownerSettingsUnder } from '#server/settings/owner-settings'
import { contentEditor } from './content-editor.ts'
import type { TestDatabase } from './database.ts'
import type { startDnsStandIn } from './dns-stand-in.ts'
import { putFactor } from './put-factor.ts'
import { addMember } from './sign-in-member.ts'

/** The secret of the sites that are prepared here. */
export const preparedSecret = 'a secret of the tests that is long enough'

export const https = { SITE_URL: 'https://www.acme.test', TRUSTED_PROXIES: '127.0.0.1' }
export const mail = {
  SMTP_URL: 'smtp://user:hunter22@smtp.gmail.com',
  MAIL_FROM: 'Ada <ada@acme.test>',
  OWNER_EMAIL: 'ada@acme.test',
}
export const links = {
  BOOKING_URL: 'https://cal.acme.test/ada',
  PODCAST_APPLE_URL: 'https://apple.acme.test/1',
  PODCAST_SPOTIFY_URL: 'https://spotify.acme.test/1',
  PODCAST_YOUTUBE_URL: 'https://youtube.acme.test/1',
  PODCAST_EMBED_URL: 'https://player.acme.test/1',
}

/** Everything that makes a site ready and is not set in the environment. */
export async function prepareReadySite(
  database: TestDatabase,
  { records }: Pick<Awaited<ReturnType<typeof startDnsStandIn>>, 'records'>,
  environment: Record<string, string>,
): Promise<void> {
  const editor = contentEditor(database)
  await editor.save({
    company: { name: 'Acme', address: ['1 Main Street', 'Portland, OR 97201'], email: 'ada@acme.test' },
    counting: { isSample: false },
  })
  await editor.publish()
  const ownerSettings = ownerSettingsUnder({
    environment,
    secret: preparedSecret,
    siteUrl: environment['SITE_URL'],
  })
  const subjects = proofSubjects(
    ownerSettings.inForce(await savedSettings(database.db)).settings,
    preparedSecret,
  )
  const now = database.now()
  await putProof(database.db, { name: 'mail', subject: subjects.mail ?? '', now })
  await putProof(database.db, { name: 'owner-address', subject: subjects.owner ?? '', now })
  await putProof(database.db, { name: 'restore', subject: '', now })
  await database.db
    .insert(backups)
    .values({ id: randomUUID(), occasion: 'nightly', begun_at: now, finished_at: now, file: 'x.backup' })
  await putFactor(database.db, await addMember(database, 'ada@acme.test', 'owner'))
  records.set('acme.test', ['v=spf1 include:_spf.google.com ~all'])
  records.set('google._domainkey.acme.test', ['v=DKIM1; p=key'])
  records.set('_dmarc.acme.test', ['v=DMARC1; p=none'])
}

const sampleLinks =
  'the podcast at Apple, the podcast at Spotify, the podcast at YouTube, the podcast’s player'
export const ready = [
  'done address: Visitors find the site at https://www.acme.test.',
  'done proxy: The proxy in front of the site is trusted, so visitors are told apart.',
  'done mail: Mail is connected, and a test email arrived.',
  'done sender-domain: SPF, DKIM and DMARC of acme.test are in order.',
  'done owner-address: Alerts reach you.',
  'done links: No link leads to a sample address.',
  'done company: The legal pages name your business.',
  'done claims: The figures on the site are confirmed.',
  'done samples: There are no sample testimonials or case studies.',
  'done backup: There is a backup from the last 26 hours.',
  'done restore: A backup has been restored as a test.',
  'done database: The database is stored durably.',
  'done two-step: Every owner signs in with two steps.',
]
export const fresh = [
  'open address: The site has no public address yet: it has to be set on the server.',
  'skipped proxy: The proxy is checked once the site has an https address.',
  'open mail: No mail server is connected: emails wait.',
  'skipped sender-domain: The sender’s domain is checked once mail is connected.',
  'open owner-address: No address for alerts is set: nobody is notified of new leads.',
  `open links: These links still lead to sample addresses: ${sampleLinks}.`,
  'open company: The legal pages still show a sample name, postal address and email address.',
  'open claims: The figures on the site are invented, and marked as samples.',
  'open samples: 12 testimonials and case studies are samples, and marked as such.',
  'open backup: There is no backup yet.',
  'open restore: No backup has been restored as a test yet.',
  'done database: The database is stored durably.',
  'open two-step: The site has no owner yet.',
]
/** The list with these lines in place of those about the same items. */
export const withLines = (list: readonly string[], ...lines: string[]) =>
  list.map((line) => lines.find((each) => idOf(each) === idOf(line)) ?? line)
const idOf = (line: string) => /^\w+ ([\w-]+)/.exec(line)?.[1]
