import { createHmac, timingSafeEqual } from 'node:crypto'

/** Faster than this nobody reads and fills in even the shortest form; the site's own forms wait it out. */
const quickestMs = 2_000
/** A form left open overnight is still a person's. */
const validForMs = 24 * 3_600_000

export interface FormStamps {
  /** `<time in ms>.<signature>`: when a form was opened. */
  issue(now: Date): string
  /** Why a stamp speaks against its bearer; undefined when it does not. */
  faultOf(stamp: string, now: Date): string | undefined
}

/** Signed times: how long a form was open cannot be made up. */
export function formStamps(secret: string): FormStamps {
  const signatureOf = (time: string) => createHmac('sha256', secret).update(`form-stamp:${time}`).digest()
  return {
    issue(now) {
      const time = String(now.getTime())
      return `${time}.${signatureOf(time).toString('base64url')}`
    },
    faultOf(stamp, now) {
      const [time = '', signature = ''] = stamp.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = signatureOf(time)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return 'a forged stamp'
      const ageMs = now.getTime() - Number(time)
      if (ageMs < quickestMs) return `filled in within ${ageMs} ms`
      return ageMs > validForMs ? 'a stamp older than a day' : undefined
    },
  }
}
