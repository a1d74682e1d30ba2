import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Faster than this nobody reads and fills in even the shortest form; the site's own forms wait it out. */
const quickestMs = 2_000
/** A form left open overnight is still a person's. Longer than this the net does not remember who used a stamp. */
const validForMs = 24 * 3_600_000

/** When a form was opened. `id` is no other stamp's. */
export interface OpenedForm {
  id: string
  openedMs: number
}

/** What a stamp says of the submission that brings it; `old` is as good as none. */
export type StampState = { state: 'good' | 'made up' | 'old' } | { state: 'too quick'; ageMs: number }

export interface FormStamps {
  /** `<time in ms>.<random>.<signature>`. Two forms opened in the same moment have two stamps. */
  issue(nowMs: number): string
  /** Undefined for what was not issued here. */
  read(stamp: string): OpenedForm | undefined
}

/** Signed times: how long a form was open cannot be made up. */
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
      const given = Buffer.from(stamp.slice(end + 1), 'base64url')
      const right = signatureOf(id)
      const isOurs = given.length === right.length && timingSafeEqual(given, right)
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
