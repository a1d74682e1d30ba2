import { contentView } from '#content/facts/content-view'

/** The company that runs the site, with its postal address. */
export const company = contentView((content) => content.company)

/** The name as visitors write it: in lowercase, without punctuation. */
export const companyAsSpoken = () => company.name.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '')

/** Name and address on one line, for places that have only one. */
export const companyOnOneLine = () => [company.name, ...company.address].join(', ')

/** The sender's details at the end of every plain-text mail. */
export const signatureLines = () => [`${company.name}. ${company.tagline}`, ...company.address, company.email]
