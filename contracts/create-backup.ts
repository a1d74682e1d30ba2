import * as z from 'zod/mini'
import { siteFileKinds } from '#domain/site-file'
import { changeOutput } from './change-output.ts'
import { choice } from './choice.ts'
import { defineContract } from './contract.ts'

/**
 * Begins a backup, or an export of everything, and returns its id at once; `list-backups` has its progress. While one
 * of the kind is in progress, its id is returned.
 */
export const createBackup = defineContract({
  name: 'create-backup',
  input: z.strictObject({ what: z._default(choice(siteFileKinds, 'There is no such file'), 'backup') }),
  output: changeOutput(z.object({ id: z.uuid() })),
})
