import { Resolver } from 'node:dns/promises'
import type { SenderDomain, SenderRecord } from '#contracts/check-sender-domain'
import { senderDomainTexts as texts } from '#content/office/sender-domain'
import { mailRecordsOf } from './mail-records.ts'

/** Errors that mean that there is no such record; any other means that it is unknown. */
const noRecord = new Set(['ENODATA', 'ENOTFOUND'])
const timeoutMs = 2_000

interface SenderDomainOptions {
  /** `Name <address>`, or the address alone. */
  from: string
  /** The mail server's name; undefined while none is connected. */
  smtpHost: string | undefined
  /** Addresses of DNS servers; none for the system's. */
  servers: readonly string[]
}

/** Looks SPF, DKIM and DMARC up in the domain that mails are sent from. Never rejects. */
export async function lookUpSenderDomain({
  from,
  smtpHost,
  servers,
}: SenderDomainOptions): Promise<SenderDomain> {
  const domain = domainOf(from)
  const { provider, spfInclude, selectors, dkim } = mailRecordsOf(smtpHost)
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
  if (servers.length > 0) resolver.setServers([...servers])

  /** Null if the lookup failed. */
  async function textsAt(name: string): Promise<readonly string[] | null> {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      return error instanceof Error && 'code' in error && noRecord.has(String(error.code)) ? [] : null
    }
  }

  async function spf(): Promise<SenderRecord> {
    const include = spfInclude === undefined ? '' : ` include:${spfInclude}`
    const record = { id: 'spf', type: 'TXT', name: domain } as const
    const found = await textsAt(domain)
    if (found === null) return { ...record, state: 'unknown', value: null, text: texts.unknown }
    const all = found.filter((text) => /^v=spf1(?: |$)/i.test(text))
    const [has] = all
    if (has === undefined)
      return spfInclude === undefined
        ? { ...record, state: 'open', value: null, text: texts.spf.noneUnknown }
        : { ...record, state: 'open', value: `v=spf1${include} ~all`, text: texts.spf.none(provider) }
    // RFC 7208 §4.5: two records are an error, and neither counts.
    if (all.length > 1) return { ...record, state: 'open', value: null, text: texts.spf.several }
    if (spfInclude !== undefined && !has.toLowerCase().split(/\s+/).includes(`include:${spfInclude}`))
      return {
        ...record,
        state: 'open',
        value: has.replace(/^v=spf1/i, `v=spf1${include}`),
        text: texts.spf.other(provider),
      }
    return {
      ...record,
      state: 'done',
      value: null,
      text: spfInclude ? texts.spf.done(provider) : texts.spf.there,
    }
  }

  async function dkimKey(): Promise<SenderRecord> {
    const names = selectors.map((selector) => `${selector}._domainkey.${domain}`)
    const found = await Promise.all(names.map(textsAt))
    const at = found.findIndex((each) => each?.some((text) => /(?:^|;)\s*p=\s*[^;\s]/.test(text)))
    const record = {
      id: 'dkim',
      type: dkim?.type ?? 'TXT',
      name: names[0] ?? `…._domainkey.${domain}`,
    } as const
    if (at >= 0)
      return { ...record, name: names[at] ?? domain, state: 'done', value: null, text: texts.dkim.done }
    if (found.includes(null)) return { ...record, state: 'unknown', value: null, text: texts.unknown }
    // The key may be under another selector, and DNS cannot list the names of a domain.
    if (!dkim) return { ...record, state: 'unknown', value: null, text: texts.dkim.unnamed(provider) }
    return { ...record, state: 'open', value: null, text: texts.dkim.none(provider) }
  }

  async function dmarc(): Promise<SenderRecord> {
    const record = { id: 'dmarc', type: 'TXT', name: `_dmarc.${domain}` } as const
    const labels = domain.split('.')
    // The record of a parent domain counts for the names under it. Which parent is the organization's cannot be told by
    // its labels alone (`acme.co.uk`), so each one above the top level is asked, the nearest first.
    const names = labels.map((_, at) => labels.slice(at)).filter((each, at) => at === 0 || each.length > 1)
    for (const name of names) {
      const found = await textsAt(`_dmarc.${name.join('.')}`)
      if (found === null) return { ...record, state: 'unknown', value: null, text: texts.unknown }
      if (found.some((text) => /^v=DMARC1\s*;/i.test(text)))
        return { ...record, state: 'done', value: null, text: texts.dmarc.done }
    }
    return { ...record, state: 'open', value: 'v=DMARC1; p=none;', text: texts.dmarc.none }
  }

  return { domain, records: await Promise.all([spf(), dkimKey(), dmarc()]) }
}

const domainOf = (from: string) => (/@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost').toLowerCase()
