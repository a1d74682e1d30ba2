/** A step of a client's process, which a case study draws as a line. */
export interface LineStep {
  /** Its place on the ruler, in the ruler's unit. */
  at: number
  name: string
  /** What was measured there, or who does it; empty if nothing. */
  note: string
  /** The link that leads here is broken. */
  isBroken: boolean
}

export interface StudyLine {
  was: readonly LineStep[]
  /** Empty without a second measurement. */
  now: readonly LineStep[]
  /** Where the ruler ends. */
  end: number
  /** How much sooner the repaired line ends; 0 without a second measurement, or when it ends no sooner. */
  gap: number
}

export const maxSteps = 12

const stepOnALine = /^(x )?(\d{1,6}(?:\.\d{1,2})?) (\S.{0,59})$/

/**
 * Steps as an editor types them, one on a line: `62 Read: on Monday`, with an `x` in front where the link that leads
 * there is broken. Undefined if a line cannot be parsed, if a step's place is before that of the previous step, or if
 * there are fewer than 2 or more than {@link maxSteps}.
 */
export function stepsIn(text: string): readonly LineStep[] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const steps = lines.flatMap((line) => {
    const [, broken, at, label = ''] = stepOnALine.exec(line) ?? []
    if (at === undefined) return []
    const colon = label.indexOf(': ')
    const [name, note] = colon > 0 ? [label.slice(0, colon), label.slice(colon + 2).trim()] : [label, '']
    return [{ at: Number(at), name, note, isBroken: broken !== undefined }]
  })
  const isInOrder = steps.every(({ at }, index) => at >= (steps[index - 1]?.at ?? 0))
  if (steps.length !== lines.length || steps.length < 2 || steps.length > maxSteps || !isInOrder)
    return undefined
  return steps
}

interface Drawn {
  readonly line_was: string | null
  readonly line_now: string | null
}

/** The line of a case study before and after, on one ruler (behavior 12.3); undefined where it has none. */
export function studyLineOf({ line_was, line_now }: Drawn): StudyLine | undefined {
  const was = stepsIn(line_was ?? '')
  if (!was) return undefined
  const now = stepsIn(line_now ?? '') ?? []
  const last = (steps: readonly LineStep[]) => steps.at(-1)?.at ?? 0
  const end = Math.max(last(was), last(now))
  if (end === 0) return undefined
  return { was, now, end, gap: now.length > 0 ? Math.max(0, last(was) - last(now)) : 0 }
}

export interface Measurement {
  what: string
  was: string
  now: string
  /** Where the figures were read, such as a phone log; empty if unknown. */
  source: string
}

/**
 * Measurements as an editor types them, one on a line: `Asked to called | 65 h | 14 h | phone log`. Undefined if a line
 * has fewer than three parts or more than four.
 */
export function measurementsIn(text: string): readonly Measurement[] | undefined {
  const rows = text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((part) => part.trim()))
  if (!rows.every((row) => (row.length === 3 || row.length === 4) && row.slice(0, 3).every(Boolean)))
    return undefined
  return rows.map(([what = '', was = '', now = '', source = '']) => ({ what, was, now, source }))
}
