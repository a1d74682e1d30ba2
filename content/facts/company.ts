import { contentView } from '#content/facts/content-view'

/** Who runs the site, and where a letter reaches them. */
export const company = contentView((content) => content.company)

/** The name as visitors write it: in small letters, without punctuation. */
export const companyAsSpoken = () => company.name.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '')

/** Name and address on one line, for places that have only one. */
export const companyOnOneLine = () => [company.name, ...company.address].join(', ')

/** Who writes, as every mail in plain text ends. */
export const signatureLines = () => [`${company.name}. ${company.tagline}`, ...company.address, company.email]
