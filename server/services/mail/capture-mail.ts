import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { deleteSurplusCapturedMail } from '#server/captured-mail/delete-old-captured-mail'
import { ServiceError } from '#server/errors/service-error'

/** The folder is cleaned up after this many mails, because each cleanup reads the whole folder. */
const looksEvery = 100
let writtenCount = 0

/**
 * Atomically writes a mail to an .eml file instead of sending it. The name is derived from the Message-ID, so that the
 * same mail is one file.
 */
export async function captureMail(raw: Buffer, messageId: string, captureDir: string): Promise<void> {
  const temporary = join(captureDir, `.${randomUUID()}.tmp`)
  try {
    await mkdir(captureDir, { recursive: true, mode: 0o700 })
    const file = await open(temporary, 'wx', 0o600)
    try {
      await file.writeFile(raw)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(captureDir, `${fileNameOf(messageId)}.eml`))
    writtenCount += 1
    if (writtenCount % looksEvery === 0) await deleteSurplusCapturedMail(captureDir)
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {})
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
    throw new ServiceError(`The mail could not be kept (${code}). Check the data folder and its free space.`)
  }
}

function fileNameOf(messageId: string): string {
  const localPart = messageId.replace(/^</, '').replace(/@[^@]*$/, '')
  const safe = localPart
    .replace(/[^\w.-]/g, '_')
    .replace(/^\./, '_')
    .slice(0, 120)
  if (safe === localPart && safe !== '') return safe
  // Two ids must not map to one name.
  return `${safe}-${createHash('sha256').update(localPart).digest('hex').slice(0, 12)}`
}
