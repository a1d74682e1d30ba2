import * as z from 'zod/mini'
import { type Contract, defineContract } from './contract.ts'
import { submissionId } from './submission-id.ts'
import { storable } from './text.ts'
import { visit } from './visit.ts'

const storedExtraFields = 500
/** A text that is truncated instead of refused. */
const extraText = z.string().check(z.overwrite((text) => storable(text.slice(0, storedExtraFields))))

/**
 * The extra fields of the site's own forms. All are optional, and an invalid visit or stamp is ignored: neither is
 * the visitor's doing, so neither may lose the submission.
 */
export const submissionExtras = {
  submissionId: z.optional(submissionId),
  visit: z.catch(z.optional(visit), undefined),
  /** When the form was opened, signed by the server. */
  stamp: z.catch(z.optional(extraText), undefined),
  /** An invisible field; see `honeypotName`. */
  topic: z.catch(z.optional(extraText), undefined),
}

/** The honeypot's name: one that browsers do not autofill, so that only bots fill it in. */
export const honeypotName = 'topic' satisfies keyof typeof submissionExtras

/** The contract of a form: `fields` is what the visitor fills in, `input` adds {@link submissionExtras}. */
export interface SubmissionContract<
  Fields extends z.ZodMiniObject = z.ZodMiniObject,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends Contract<SubmissionInput<Fields>, Output> {
  readonly fields: Fields
}

type SubmissionInput<Fields extends z.ZodMiniObject> = z.ZodMiniObject<
  Fields['shape'] & typeof submissionExtras,
  z.core.$strict
>

export type ExtrasOf = {
  [Name in keyof typeof submissionExtras]?: z.output<(typeof submissionExtras)[Name]>
}

/** Returns the fields that these values require in addition; `values` may still be invalid. */
type Demand = (values: Readonly<Record<string, unknown>>) => z.ZodMiniObject | undefined

interface SubmissionOptions<Shape extends z.core.$ZodShape, Output extends z.ZodMiniType> {
  name: string
  /** Checks across fields apply to the input too. */
  fields: z.ZodMiniObject<Shape, z.core.$strict>
  output: Output
  /** Fields that are required depending on others, with their messages. */
  demand?: Demand
}

export function defineSubmission<Shape extends z.core.$ZodShape, Output extends z.ZodMiniType>({
  name,
  fields,
  output,
  demand,
}: SubmissionOptions<Shape, Output>): SubmissionContract<z.ZodMiniObject<Shape, z.core.$strict>, Output> {
  const input = z
    .strictObject({ ...fields.shape, ...submissionExtras })
    .check(...((fields._zod.def.checks ?? []) as z.core.$ZodCheck<object>[]))
  const demanding = demand ? input.check(checkDemand(demand)) : input
  return { ...defineContract({ name, input: demanding, output }), fields }
}

function checkDemand(demand: Demand): z.core.$ZodCheck<unknown> {
  return z.superRefine<unknown>(
    (given, { addIssue }) => {
      const values = given as Record<string, unknown>
      for (const [name, schema] of Object.entries(demand(values)?.shape ?? {})) {
        // A missing field counts as empty.
        const { error } = z.safeParse(schema, values[name] ?? '')
        for (const { message, path } of error?.issues ?? [])
          addIssue({ code: 'custom', message, path: [name, ...path], input: values[name] })
      }
    },
    // Runs even with other errors, so that all are reported at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
