import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { isOnePerson, mentionDecision, personToErase } from './preview-erasure.ts'

const maxDecisions = 200

/**
 * Erases a person everywhere, under all addresses: a contact, or an address without one. `mentions` decides about
 * mentions in others' text. Only a keyed hash of each address remains, so that no import adds them again. Cannot be
 * undone, so `logId` is null; the log records the fact and nothing about the person.
 */
export const eraseContact = defineContract({
  name: 'erase-contact',
  input: z
    .strictObject({
      ...personToErase,
      mentions: z._default(
        z.array(mentionDecision).check(z.maxLength(maxDecisions, `At most ${maxDecisions} at once`)),
        [],
      ),
    })
    .check(isOnePerson),
  output: changeOutput(
    z.object({
      /** The contact's id; null for an address without one. */
      id: z.nullable(z.string()),
    }),
  ),
})
