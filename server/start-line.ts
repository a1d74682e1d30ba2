import { relative } from 'node:path'
import { program } from './settings/version.ts'

interface Started {
  siteUrl: string
  /** The link that makes the first owner, while there is none. */
  setUpUrl: string | undefined
  /** Where mails are kept; undefined once they go out. */
  captureDir: string | undefined
}

const inWords = (path: string) => {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') ? path : `./${near}`
}

/** What whoever has started it in a terminal has to know, to be read by a person. */
export function startLine({ siteUrl, setUpUrl, captureDir }: Started): string {
  return [
    `Open ${siteUrl}`,
    setUpUrl && `first admin: ${setUpUrl}`,
    captureDir === undefined ? 'mail goes out' : `mail is kept in ${inWords(captureDir)}`,
    `version ${versionInWords()}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const versionInWords = () => program.version + (program.commit ? ` (${program.commit})` : '')
