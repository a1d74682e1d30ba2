import { editDistance } from './edit-distance.ts'
import { publicMailDomains } from './public-mail-domains.ts'

/** The minimum length of a provider's domain to compare: shorter ones are a letter or two from many real domains. */
const shortestCompared = 9
const maxSlips = 2

const endings: Readonly<Record<string, readonly string[]>> = {
  com: ['con', 'cmo', 'ocm', 'cim', 'vom', 'xom', 'comm', 'coom', 'cpm'],
  net: ['nte', 'ner', 'nett'],
  org: ['ogr', 'rog', 'orgg', 'prg'],
}

/** Returns the address that was probably meant by a mistyped one; undefined if it looks right. */
export function probableAddress(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const meant = publicMailDomains.has(domain) ? undefined : (providerLike(domain) ?? withEnding(domain))
  return meant === undefined ? undefined : address.slice(0, at + 1) + meant
}

function providerLike(domain: string): string | undefined {
  const near = [...publicMailDomains]
    .filter((each) => each.length >= shortestCompared)
    .map((each) => ({ each, slips: editDistance(domain, each) }))
    .filter(({ slips }) => slips <= maxSlips)
    .toSorted((a, b) => a.slips - b.slips)
  return near[0]?.each
}

function withEnding(domain: string): string | undefined {
  const dot = domain.lastIndexOf('.')
  const typed = domain.slice(dot + 1)
  const meant = Object.keys(endings).find((ending) => endings[ending]?.includes(typed))
  return meant === undefined ? undefined : domain.slice(0, dot + 1) + meant
}
