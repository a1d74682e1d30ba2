import { isSampleLink, type OutsideLink, outsideLinks } from '#content/facts/outside-links'
import { defaultContent } from '#content/facts/default-content'
import { formatSetting } from '#content/office/format-setting'
import { readinessTexts as texts } from '#content/office/readiness-texts'
import type { Readiness, ReadinessItem } from '#contracts/get-readiness'
import type { ReadinessId, ReadinessState } from '#domain/readiness'
import type { ReadinessFacts } from './readiness-facts.ts'

type Judged = readonly [state: ReadinessState, text: string]
interface Rule {
  required: boolean
  judge(facts: ReadinessFacts): Judged
}

/** The start of nightly backups varies by up to an hour, so the newest may be more than a day old. */
const backupDueMs = 26 * 3_600_000

const rules: Readonly<Record<ReadinessId, Rule>> = {
  address: {
    required: true,
    judge({ siteUrl }) {
      if (siteUrl === undefined || isLocal(siteUrl)) return ['open', texts.address.none]
      return siteUrl.startsWith('https:')
        ? ['done', texts.address.done(siteUrl)]
        : ['open', texts.address.plain(siteUrl)]
    },
  },
  proxy: {
    required: true,
    judge({ siteUrl, trustsProxy }) {
      if (trustsProxy) return ['done', texts.proxy.done]
      // Something in front of the program has to speak https: it does not itself.
      return siteUrl?.startsWith('https:') ? ['open', texts.proxy.open] : ['skipped', texts.proxy.skipped]
    },
  },
  mail: {
    required: true,
    judge({ settings: { connected, faulty }, isDevelopment, mailRefusal, isProved }) {
      if (faulty.has('mail')) return ['open', texts.mail.faulty]
      if (!connected.mail) return isDevelopment ? ['skipped', texts.mail.captured] : ['open', texts.mail.none]
      if (mailRefusal) return ['open', texts.mail.refused(mailRefusal.answer)]
      return isProved.mail ? ['done', texts.mail.done] : ['open', texts.mail.unproven]
    },
  },
  'sender-domain': {
    required: true,
    judge({ senderDomain }) {
      const { skipped, open, unknown, unnamed, done } = texts.senderDomain
      if (!senderDomain) return ['skipped', skipped]
      const { domain, records } = senderDomain
      const idsInState = (state: string) =>
        records.filter((record) => record.state === state).map(({ id }) => id)
      const missing = idsInState('open')
      if (missing.length > 0)
        return ['open', open(domain, missing.map((id) => id.toUpperCase()).join(' and '))]
      const notKnown = idsInState('unknown')
      if (notKnown.length === 0) return ['done', done(domain)]
      return ['skipped', notKnown.join() === 'dkim' ? unnamed(domain) : unknown(domain)]
    },
  },
  'owner-address': {
    required: true,
    judge({ settings: { services }, isProved }) {
      if (services.owner === undefined) return ['open', texts.ownerAddress.none]
      return isProved.owner ? ['done', texts.ownerAddress.done] : ['open', texts.ownerAddress.unproven]
    },
  },
  links: {
    required: true,
    judge({ settings }) {
      const names = (Object.keys(outsideLinks) as OutsideLink[]).filter((name) =>
        isUnset(name, settings.outsideLinks[name] ?? outsideLinks[name]),
      )
      return names.length === 0
        ? ['done', texts.links.done]
        : ['open', texts.links.open(names.map(formatSetting).join(', '))]
    },
  },
  company: {
    required: true,
    judge({ content: { company } }) {
      const samples = defaultContent.company
      const names = [
        company.name === samples.name && 'name',
        company.address.join() === samples.address.join() && 'postal address',
        company.email === samples.email && 'email address',
      ].filter((name) => name !== false)
      return names.length === 0
        ? ['done', texts.company.done]
        : ['open', texts.company.open(names.join(', ').replace(/, ([^,]*)$/, ' and $1'))]
    },
  },
  // Samples are marked as such wherever they are shown, so visitors are not misled.
  claims: {
    required: false,
    judge: ({ content }) =>
      content.counting.isSample ? ['open', texts.claims.open] : ['done', texts.claims.done],
  },
  samples: {
    required: false,
    judge: ({ samples }) =>
      samples === 0 ? ['done', texts.samples.done] : ['open', texts.samples.open(samples)],
  },
  backup: {
    required: true,
    judge({ backup: { finishedAt }, backsUp, now }) {
      const ageMs = finishedAt && now.getTime() - finishedAt.getTime()
      if (ageMs !== undefined && ageMs < backupDueMs) return ['done', texts.backup.done]
      if (!backsUp) return ['skipped', texts.backup.off]
      return ['open', ageMs === undefined ? texts.backup.none : texts.backup.old]
    },
  },
  restore: {
    required: true,
    judge: ({ isProved }) => (isProved.restore ? ['done', texts.restore.done] : ['open', texts.restore.open]),
  },
  database: {
    required: true,
    judge: ({ storage }) => [
      storage === 'durable' ? 'done' : 'open',
      texts.database[storage === 'durable' ? 'done' : storage],
    ],
  },
  'two-step': {
    required: true,
    judge({ hasOwner, ownersWithoutSecondFactor: count }) {
      if (!hasOwner) return ['open', texts.twoStep.nobody]
      return count === 0 ? ['done', texts.twoStep.done] : ['open', texts.twoStep.open(count)]
    },
  },
}

/** Judges whether a site is ready to go live. */
export function readinessOf(facts: ReadinessFacts): Readiness {
  const items = Object.entries(rules).map(([id, { required, judge }]): ReadinessItem => {
    const [state, text] = judge(facts)
    return { id: id as ReadinessId, state, required, text }
  })
  return { ready: items.every(({ required, state }) => !required || state !== 'open'), items }
}

const isLocal = (siteUrl: string) =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname)

/** Without a scheduler, booking links lead to the site's own page. */
const isUnset = (name: OutsideLink, link: string) =>
  isSampleLink(link) && !(name === 'BOOKING_URL' && link === outsideLinks[name])
