import * as z from 'zod/mini'
import { type Contract, defineContract } from './contract.ts'
import { submissionId } from './submission-id.ts'
import { storable } from './text.ts'
import { visit } from './visit.ts'

const keptOfExtra = 500
/** Cut, not refused. */
const extraText = z.string().check(z.overwrite((text) => storable(text.slice(0, keptOfExtra))))

/**
 * What the site's own forms send beside their fields. All of it may be left out, and what cannot be read of the
 * visit or the stamp is: neither is the visitor's doing, so neither may cost them what they wrote.
 */
export const submissionExtras = {
  submissionId: z.optional(submissionId),
  visit: z.catch(z.optional(visit), undefined),
  /** When the form was opened, signed by the server. */
  stamp: z.catch(z.optional(extraText), undefined),
  /** A field no person sees; see `trapName`. */
  topic: z.catch(z.optional(extraText), undefined),
}

/** The hidden field's name: nothing a browser fills in by itself. Whatever fills it in is no person. */
export const trapName = 'topic' satisfies keyof typeof submissionExtras

/** A contract behind a form: `fields` is what the visitor fills in, `input` that and {@link submissionExtras}. */
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

/** `values` may still hold what is faulty. */
type Demand = (values: Readonly<Record<string, unknown>>) => z.ZodMiniObject | undefined

interface SubmissionOptions<Shape extends z.core.$ZodShape, Output extends z.ZodMiniType> {
  name: string
  /** What is checked of them together holds for the input too. */
  fields: z.ZodMiniObject<Shape, z.core.$strict>
  output: Output
  /** The fields that must be there besides, with their messages, where that depends on what others hold. */
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
  const demanding = demand ? input.check(demanded(demand)) : input
  return { ...defineContract({ name, input: demanding, output }), fields }
}

function demanded(demand: Demand): z.core.$ZodCheck<unknown> {
  return z.superRefine<unknown>(
    (given, { addIssue }) => {
      const values = given as Record<string, unknown>
      for (const [name, schema] of Object.entries(demand(values)?.shape ?? {})) {
        // What was left out is as good as empty.
        const { error } = z.safeParse(schema, values[name] ?? '')
        for (const { message, path } of error?.issues ?? [])
          addIssue({ code: 'custom', message, path: [name, ...path], input: values[name] })
      }
    },
    // With faults elsewhere too: all of them are named at once.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
