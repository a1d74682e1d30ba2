import * as z from 'zod/mini'
import { callLimits, type CallType, callTypes } from '#domain/call-rules'

const question = z.object({ text: z.string(), isRequired: z.boolean() })
const callType = z.object({ minutes: z.optional(z.int()), questions: z.array(question) })
const storedTypes = z.object({
  calls: z.record(z.enum(callTypes), callType),
  chatAgents: z.object({ demoMinutes: z.int() }),
  internalOps: z.object({ consultationMinutes: z.int() }),
})

/** The form's fields: `intro_minutes`, `intro_question1`, `intro_required1`. */
export type TypesValues = Record<string, string | boolean>

export const questionNumbers = Array.from({ length: callLimits.questions }, (_, index) => index + 1)

/** Returns the published call types as the form's fields; undefined if the content does not have them. */
export function typesValues(content: Readonly<Record<string, unknown>> | undefined): TypesValues | undefined {
  const stored = storedTypes.safeParse(content)
  if (!stored.success) return undefined
  const { calls, chatAgents, internalOps } = stored.data
  const lengths: Partial<Record<CallType, number>> = {
    demo: chatAgents.demoMinutes,
    operations: internalOps.consultationMinutes,
  }
  return Object.fromEntries(
    callTypes.flatMap((type): [string, string | boolean][] => [
      [`${type}_minutes`, String(lengths[type] ?? calls[type].minutes ?? '')],
      ...questionNumbers.flatMap((number): [string, string | boolean][] => {
        const { text = '', isRequired = false } = calls[type].questions[number - 1] ?? {}
        return [
          [`${type}_question${number}`, text],
          [`${type}_required${number}`, isRequired],
        ]
      }),
    ]),
  )
}

/** The non-empty questions of a type, with the numbers of their fields. */
const questionsOf = (values: TypesValues, type: CallType) =>
  questionNumbers.flatMap((number) => {
    const text = String(values[`${type}_question${number}`]).trim()
    return text === '' ? [] : [{ number, text, isRequired: values[`${type}_required${number}`] === true }]
  })

const minutesOf = (values: TypesValues, type: CallType) => Number(values[`${type}_minutes`])

/** The content to publish. Two lengths are stored with the offers whose pages state them. */
export function typesOverlay(values: TypesValues) {
  const calls = Object.fromEntries(
    callTypes.map((type) => [
      type,
      {
        questions: questionsOf(values, type).map(({ text, isRequired }) => ({ text, isRequired })),
        ...(type !== 'demo' && type !== 'operations' && { minutes: minutesOf(values, type) }),
      },
    ]),
  )
  return {
    calls,
    chatAgents: { demoMinutes: minutesOf(values, 'demo') },
    internalOps: { consultationMinutes: minutesOf(values, 'operations') },
  }
}

/** Returns the validation errors by field. */
export function typesFaults(
  values: TypesValues,
  words: { wrongMinutes: string; tooLong: string; twice: string },
): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const type of callTypes) {
    const minutes = minutesOf(values, type)
    if (!Number.isInteger(minutes) || minutes < 1 || minutes > 480)
      faults[`${type}_minutes`] = words.wrongMinutes
    const questions = questionsOf(values, type)
    for (const { number, text } of questions) {
      if (text.length > callLimits.questionLength) faults[`${type}_question${number}`] = words.tooLong
      else if (questions.some((other) => other.number < number && other.text === text))
        faults[`${type}_question${number}`] = words.twice
    }
  }
  return faults
}

/** Maps the path of a server error, such as `overlay.calls.intro.questions.0.text`, to the form's field. */
export function typesFieldAt([, section, name, , index]: readonly string[]): string | undefined {
  if (section === 'chatAgents') return 'demo_minutes'
  if (section === 'internalOps') return 'operations_minutes'
  const type = callTypes.find((each) => each === name)
  if (section !== 'calls' || !type) return undefined
  return index === undefined ? `${type}_minutes` : `${type}_question${Number(index) + 1}`
}
