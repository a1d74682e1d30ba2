import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { isOneWhom, mentionDecision, whomToErase } from './preview-erasure.ts'

const mostDecisions = 200

/**
 * Erases somebody everywhere, under all their addresses: their contact, or an address that need not be a contact's.
 * `mentions` says what becomes of others' words about them. Only a keyed hash of each address stays, so that no import
 * brings them back. It cannot be undone: `logId` names the act, of which the log keeps that it happened, and nothing of
 * the person.
 */
export const eraseContact = defineContract({
  name: 'erase-contact',
  input: z
    .strictObject({
      ...whomToErase,
      mentions: z._default(
        z.array(mentionDecision).check(z.maxLength(mostDecisions, `At most ${mostDecisions} at once`)),
        [],
      ),
    })
    .check(isOneWhom),
  output: changeOutput(
    z.object({
      /** Of the contact; null for an address that was no contact's. */
      id: z.nullable(z.string()),
    }),
  ),
})
