import { createCipheriv, createDecipheriv, createHash, randomBytes, scryptSync } from 'node:crypto'
import { BackupFault } from './backup-fault.ts'

/** Seals the frames of one file in order, so that a changed, moved or missing frame is detected. */
export interface FrameSeal {
  readonly tagBytes: number
  /**
   * Called once for each frame, in order.
   * @param head the bytes before the frame's body
   */
  sealFrame(head: Buffer, body: Buffer): { body: Buffer; tag: Buffer }
  /** Returns the body of a frame; undefined if the tag does not match. */
  openFrame(head: Buffer, body: Buffer, tag: Buffer): Buffer | undefined
}

/** The key data in the header of an encrypted file: how to derive it from the passphrase, and how to verify it. */
interface KeyHint {
  readonly salt: string
  readonly check: string
}

/** A running checksum: the tag of the last frame covers the whole file. It detects damage, not forgery. */
export function checksumSeal(fileHead: Buffer): FrameSeal {
  const hash = createHash('sha256').update(fileHead)
  const tagOf = (head: Buffer, body: Buffer) => hash.update(head).update(body).copy().digest()
  return {
    tagBytes: 32,
    sealFrame: (head, body) => ({ body, tag: tagOf(head, body) }),
    openFrame: (head, body, tag) => (tagOf(head, body).equals(tag) ? body : undefined),
  }
}

/** Derives a key from a passphrase, for a new file. */
export function newKey(passphrase: string): { key: Buffer; hint: KeyHint } {
  const salt = randomBytes(16)
  const { key, check } = derived(passphrase, salt)
  return { key, hint: { salt: salt.toString('base64url'), check } }
}

/** @throws BackupFault for a wrong passphrase */
export function keyOf(passphrase: string, hint: KeyHint): Buffer {
  const { key, check } = derived(passphrase, Buffer.from(hint.salt, 'base64url'))
  if (check !== hint.check) throw new BackupFault('This is not the passphrase of that backup.')
  return key
}

/** Derives a key with scrypt, which costs 64 MB and about 0.1 s per guess. */
function derived(passphrase: string, salt: Buffer): { key: Buffer; check: string } {
  const made = scryptSync(passphrase.normalize('NFC'), salt, 64, {
    N: 2 ** 16,
    r: 8,
    p: 1,
    maxmem: 2 ** 27,
  })
  // The verifier reveals nothing about the key.
  const check = createHash('sha256').update(made.subarray(32)).digest('base64url')
  return { key: made.subarray(0, 32), check }
}

/** AES-256-GCM. The key belongs to this file only, so a frame's position serves as its nonce. */
export function encryptingSeal(key: Buffer, fileHead: Buffer): FrameSeal {
  const tagBytes = 16
  const file = createHash('sha256').update(fileHead).digest()
  let position = 0
  function next(): Buffer {
    const nonce = Buffer.alloc(12)
    nonce.writeUIntBE((position += 1), 6, 6)
    return nonce
  }
  return {
    tagBytes,
    sealFrame(head, plain) {
      const cipher = createCipheriv('aes-256-gcm', key, next()).setAAD(Buffer.concat([file, head]))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return { body, tag: cipher.getAuthTag() }
    },
    openFrame(head, body, tag) {
      const decipher = createDecipheriv('aes-256-gcm', key, next(), { authTagLength: tagBytes })
      decipher.setAAD(Buffer.concat([file, head])).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(body), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}
