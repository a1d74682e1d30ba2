import { logSubjects } from '#domain/log-subject'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

const noId = 'The id must be a UUID'

const person = z.object({
  id: z.string(),
  /** What they are called, from their address. */
  name: z.string(),
  email: z.string(),
})

const subject = z.object({
  kind: z.enum(logSubjects),
  id: z.string(),
  /** Whom or what it is, as it is called now, or else was called then; null where nothing says so. */
  name: z.nullable(z.string()),
  /** The contact it belongs to. */
  contactId: z.nullable(z.string()),
})

const act = z.object({
  /** What `undo` takes. */
  id: z.string(),
  actId: z.string(),
  at: z.iso.datetime(),
  /** Null where nobody was signed in: at the server's terminal, by its settings, with the set-up link. */
  who: z.nullable(person),
  /** The function or command that did it. */
  action: z.string(),
  subject,
  /** How many things it changed; the others are listed by `actId`. */
  count: z.int(),
  /** The columns as they were and as they are; null for what was not there, is gone, had its term or is too long. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** What it took back, if it is an undo: the function that had done that. */
  undid: z.nullable(z.string()),
  isUndone: z.boolean(),
  /** Why whoever asks cannot undo it, a sentence; null where they can, or it is undone. */
  final: z.nullable(z.string()),
})
export type LoggedAct = z.output<typeof act>

/** Who did what in the back office, the newest first: a line for each act, or all that one act or one thing is about. */
export const listLog = defineContract({
  name: 'list-log',
  input: z.omit(
    listInput(
      z
        .strictObject({
          /** Whose account, or `nobody` for what was done without one. */
          person: z.optional(z.union([z.literal('nobody'), z.uuid(noId)], noId)),
          kind: z.optional(choice(logSubjects, 'There is no such kind')),
          /** All that happened to one thing of that kind, each by itself. */
          subjectId: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/, 'This is not an id'))),
          /** All that one act changed, each by itself. */
          actId: z.optional(z.uuid(noId)),
          /** Those that were taken back. */
          undone: z.optional(z.literal(true, 'Give true, or leave it out')),
        })
        .check(
          z.refine(({ kind, subjectId }) => subjectId === undefined || kind !== undefined, {
            path: ['kind'],
            error: 'Give the kind of thing as well',
          }),
        ),
      ['newest'],
    ),
    { q: true },
  ),
  output: z.extend(listOutput(act), {
    /** Everybody with a role in the back office. */
    people: z.array(person),
  }),
})
