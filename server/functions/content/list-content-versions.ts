import { listContentVersions } from '#contracts/list-content-versions'
import { defineRead } from '#server/calls/define-function'
import { publishedPage } from '#server/queries/content/content-versions.server'
import { shownVersion } from './shown-version.ts'

export const listContentVersionsFunction = defineRead(listContentVersions, {
  access: 'viewer',
  async read({ db, input: { cursor, limit } }) {
    const { rows, nextCursor, count, accounts } = await publishedPage(db, { cursor, limit })
    return {
      data: rows.map((row) => ({ number: row.number ?? 0, ...shownVersion(row, accounts) })),
      nextCursor,
      count,
    }
  },
})
