import { logSubjects } from '#domain/log-subject'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'
import { listInput, listOutput } from './list.ts'

const noId = 'The id must be a UUID'

const person = z.object({
  id: z.string(),
  /** The name under which colleagues see them. */
  name: z.string(),
  email: z.string(),
})

const subject = z.object({
  kind: z.enum(logSubjects),
  id: z.string(),
  /** The subject's current or last known name; null if unknown. */
  name: z.nullable(z.string()),
  /** The contact it belongs to. */
  contactId: z.nullable(z.string()),
})

const act = z.object({
  /** The id that `undo` takes. */
  id: z.string(),
  actId: z.string(),
  at: z.iso.datetime(),
  /** Null without a sign-in: the command line, the server's settings, the set-up link. */
  who: z.nullable(person),
  /** The function or command. */
  action: z.string(),
  subject,
  /** How many subjects it changed; `actId` lists them. */
  count: z.int(),
  /** For a bulk action, how many leads it changed; otherwise null. */
  people: z.nullable(z.int()),
  /** The columns before and after; null for what did not exist, is deleted, expired or too long. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** For an undo: the function it undid. */
  undid: z.nullable(z.string()),
  isUndone: z.boolean(),
  /** Why the caller cannot undo it, as a sentence; null if they can, or it is undone. */
  final: z.nullable(z.string()),
})
export type LoggedAction = z.output<typeof act>

/** The audit log of the back office, newest first: one line per action, or everything about one action or subject. */
export const listLog = defineContract({
  name: 'list-log',
  input: z.omit(
    listInput(
      z
        .strictObject({
          /** An account, or `nobody` for actions without one. */
          person: z.optional(z.union([z.literal('nobody'), z.uuid(noId)], noId)),
          kind: z.optional(choice(logSubjects, 'There is no such kind')),
          /** Every change of one subject. */
          subjectId: z.optional(z.string().check(z.regex(/^[\w-]{1,100}$/, 'This is not an id'))),
          /** Every change of one action. */
          actId: z.optional(z.uuid(noId)),
          /** Only undone ones. */
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
