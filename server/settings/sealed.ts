import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts text for the database, and decrypts it. */
export interface Seal {
  /** @param context bound as associated data, usually the setting's name; decryption fails with any other */
  encrypt(context: string, text: string): string
  /** Undefined for text that was encrypted with another secret or another context. */
  decrypt(context: string, sealed: string): string | undefined
}

/** AES-256-GCM with a key derived from the site's secret. */
export function createSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'settings of the owner', 32))
  return {
    encrypt(context, text) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    decrypt(context, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const iv = bytes.subarray(0, ivBytes)
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
        decipher.setAAD(Buffer.from(context)).setAuthTag(tag)
        return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return undefined
      }
    },
  }
}
