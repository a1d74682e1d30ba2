import { isIP } from 'node:net'
import { isZone } from '#domain/is-zone'
import { exceptionsOf, weekOf } from '#domain/opening-hours'
import * as z from 'zod/mini'

/** Checks of settings; their messages follow a setting's name. */
export const filled = z.string().check(z.minLength(1, 'must not be empty'))
export const wholeNumber = (from: number, to = Infinity) =>
  z.coerce
    .number('must be a number')
    .check(
      z.int('must be a whole number'),
      z.gte(from, `must be ${from} or more`),
      z.lte(to, `must be at most ${to}`),
    )
export const onOrOff = z.enum(['on', 'off'], 'must be on or off')
export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** All pages, cookies and links begin at the root of the host. */
export const siteAddress = httpUrl.check(
  z.refine(
    (text) => !URL.canParse(text) || new URL(text).href === `${new URL(text).origin}/`,
    'must be a scheme and a host only, as https://www.example.com: no path, query, user name or password',
  ),
)

export const sender = z
  .string()
  .check(
    z.refine(
      (text) => isMailbox(/<([^<>]*)>$/.exec(text)?.[1] ?? text),
      'must be an e-mail address, alone or as Name <address>',
    ),
  )
export const mailbox = z.string().check(z.refine((text) => isMailbox(text), 'must be one e-mail address'))

export const promiseHours = z.coerce
  .number('must be a number')
  .check(z.gte(0.25, 'must be 0.25 or more'), z.lte(240, 'must be at most 240'))
export const businessHours = z
  .string()
  .check(
    z.refine(
      (text) => weekOf(text) !== undefined,
      'must be as Mon-Fri 09:00-17:00, or as Mon-Thu 09:00-12:00 13:00-17:00, Fri 09:00-12:00',
    ),
  )
export const daysOff = z
  .string()
  .check(
    z.refine(
      (text) => exceptionsOf(text) !== undefined,
      'must be as 2026-11-26 (Thanksgiving), 2026-11-27 09:00-11:00, 2026-12-21 to 2027-01-01',
    ),
  )
export const timeZone = z
  .string()
  .check(z.refine(isZone, 'must be the name of a time zone, as America/New_York'))

/** Loose, because a local sender has no dot in its domain. */
const isMailbox = (text: string) => /^[^\s<>@,]+@[^\s<>@,]+$/.test(text)

/** A comma-separated list. */
export function entriesOf(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
}

export const addressRanges = z
  .string()
  .check(
    z.refine(
      (list) => entriesOf(list).every(isAddressOrRange),
      'must be IP addresses or ranges like 10.0.0.0/8, separated by commas',
    ),
  )

/** As `dns.setServers` takes them. */
export const dnsServers = z
  .string()
  .check(
    z.refine(
      (list) =>
        entriesOf(list).every((entry) =>
          isIP(/^\[(.*)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, '$1')),
        ),
      'must be IP addresses of DNS servers, with a port where needed, separated by commas',
    ),
  )

export const hostList = z
  .string()
  .check(
    z.refine(
      (list) => entriesOf(list).every((entry) => isAddressOrRange(entry) || isHostName(entry)),
      'must be names, IP addresses or ranges like 10.0.0.0/8, separated by commas',
    ),
  )

const isHostName = (entry: string) => /^(?:[\w-]+\.)*[\w-]+\.?$/.test(entry)

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix = '0', ...rest] = entry.split('/')
  const longestPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d+$/.test(prefix) && Number(prefix) <= longestPrefix && rest.length === 0
}
