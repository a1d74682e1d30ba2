import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Nobody reads and fills in even the shortest form faster than this; the site's own forms wait for it. */
const quickestMs = 2_000
/** A form left open overnight is still a person's. The filter forgets after this who used a stamp. */
const validForMs = 24 * 3_600_000

/** The time a form was opened. `id` is unique per stamp. */
interface OpenedForm {
  id: string
  openedMs: number
}

/** The result of checking a submission's stamp; `old` counts like no stamp. */
export type StampState = { state: 'good' | 'made up' | 'old' } | { state: 'too quick'; ageMs: number }

interface FormStamps {
  /** `<time in ms>.<random>.<signature>`, so that two forms opened at the same moment differ. */
  issue(nowMs: number): string
  /** Undefined for a stamp that was not issued here. */
  read(stamp: string): OpenedForm | undefined
}

/** Issues signed times, so that the time a form was open cannot be forged. */
export function formStamps(secret: string): FormStamps {
  const signatureOf = (id: string) => createHmac('sha256', secret).update(`form-stamp:${id}`).digest()
  return {
    issue(nowMs) {
      const id = `${nowMs}.${randomBytes(9).toString('base64url')}`
      return `${id}.${signatureOf(id).toString('base64url')}`
    },
    read(stamp) {
      const end = stamp.lastIndexOf('.')
      const id = stamp.slice(0, Math.max(0, end))
      const signature = Buffer.from(stamp.slice(end + 1), 'base64url')
      const right = signatureOf(id)
      const isOurs = signature.length === right.length && timingSafeEqual(signature, right)
      return isOurs ? { id, openedMs: Number.parseInt(id, 10) } : undefined
    },
  }
}

/** @param nowMs by the clock that the stamp was issued by, which is the database's */
export function stampStateOf(form: OpenedForm | undefined, nowMs: number): StampState {
  if (!form) return { state: 'made up' }
  const ageMs = nowMs - form.openedMs
  if (ageMs < quickestMs) return { state: 'too quick', ageMs }
  return { state: ageMs > validForMs ? 'old' : 'good' }
}
