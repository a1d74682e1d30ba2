import { relative } from 'node:path'
import { program } from '#server/settings/version'

interface Started {
  siteUrl: string
  /** The link that makes the first owner, while there is none. */
  setUpUrl: string | undefined
  /** Where copies of mails are kept; undefined once a mail server is connected. */
  captureDir: string | undefined
  isDevelopment: boolean
}

const inWords = (path: string) => {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') ? path : `./${near}`
}

/** What the user of a terminal needs to know after a start. */
export function startLine({ siteUrl, setUpUrl, captureDir, isDevelopment }: Started): string {
  const unsent = isDevelopment ? 'mail is captured in' : 'mail waits for a mail server, copies are in'
  return [
    `Open ${siteUrl}`,
    setUpUrl && `first admin: ${setUpUrl}`,
    captureDir === undefined ? 'mail is sent' : `${unsent} ${inWords(captureDir)}`,
    `version ${formatVersion()}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const formatVersion = () => program.version + (program.commit ? ` (${program.commit})` : '')
