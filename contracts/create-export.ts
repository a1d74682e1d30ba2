import * as z from 'zod/mini'
import { subscriberStates } from '#domain/newsletter'
import { changeOutput } from './change-output.ts'
import { contactFilters, contactSorts } from './contact-filters.ts'
import { defineContract } from './contract.ts'
import { submissionNarrowing } from './list-submissions.ts'
import { time } from './time.ts'
import { optionalText } from './text.ts'

/** For a spreadsheet, values that would be formulas are escaped; for a program, values are unchanged. */
export const exportFormats = ['spreadsheet', 'program'] as const
/** Files that these newsletter tools import. */
export const mailerFormats = ['listmonk', 'mailchimp'] as const
export const exportedExtras = ['notes', 'answers', 'consents'] as const
export type ExportedExtra = (typeof exportedExtras)[number]

/**
 * The kinds of exports: a list of contacts, everything about one, the newsletter's list, the people who registered for
 * a workshop, what the forms received, or a file of the whole site that `create-backup` has made.
 */
const exportedKinds = [
  'contacts',
  'contact',
  'subscribers',
  'attendees',
  'submissions',
  'everything',
  'backup',
] as const
export type ExportedKind = (typeof exportedKinds)[number]

const isForMailer = (format: string | undefined) => mailerFormats.some((each) => each === format)
/** Whether a state may be exported to a newsletter tool; unconfirmed addresses must not. */
const isForIssues = (state: string | undefined) => state === 'subscribed' || state === 'unsubscribed'

const requested = z
  .strictObject({
    what: z.enum(exportedKinds, 'There is no export of that'),
    q: optionalText(200),
    filters: z.optional(contactFilters),
    sort: z._default(z.enum(contactSorts), 'waiting'),
    format: z.optional(z.enum([...exportFormats, ...mailerFormats], 'There is no such format')),
    /** In addition to a contact's own columns. */
    including: z.optional(
      z.array(z.enum(exportedExtras, 'There is no such column')).check(z.maxLength(exportedExtras.length)),
    ),
    /** For `subscribers`: only those in this state; default all. */
    state: z.optional(z.enum(subscriberStates, 'There is no such state')),
    /** For `attendees`: the workshop, and for the free one its session; default all. */
    workshop: z.optional(z.enum(['free', 'readiness'], 'There is no such workshop')),
    startsAt: z.optional(time('This is not a time')),
    /** For `submissions`: forms, start date, and unassigned ones only. With one form each answer has a column. */
    received: z.optional(z.extend(submissionNarrowing, { isUnassigned: z.optional(z.boolean()) })),
    /** Limited to these; for anything but `contacts` exactly one: the contact, or the file. */
    ids: z.optional(
      z
        .array(z.uuid('The id must be a UUID'))
        .check(z.minLength(1, 'Name at least one'), z.maxLength(500, 'At most 500 at once')),
    ),
  })
  .check(
    z.refine(({ what, ids }) => what !== 'contact' || ids?.length === 1, {
      error: 'Name the one person to export',
      path: ['ids'],
    }),
    z.refine(({ what, ids }) => (what !== 'everything' && what !== 'backup') || ids?.length === 1, {
      error: 'Name the one file to download',
      path: ['ids'],
    }),
  )
  .check(
    z.refine(
      ({ what, format, state }) => !isForMailer(format) || (what === 'subscribers' && isForIssues(state)),
      {
        error: 'A newsletter tool gets subscribers, or those who unsubscribed',
        path: ['format'],
      },
    ),
  )
export type RequestedExport = z.output<typeof requested>

/**
 * Creates an export of a list or of one contact, or fetches a file of the whole site. The returned address downloads
 * it once, within a minute.
 */
export const createExport = defineContract({
  name: 'create-export',
  input: requested,
  output: changeOutput(z.object({ url: z.string() })),
})
