import type { ContactPage } from '#contracts/get-contact'
import type { Db } from '#server/db/connect'
import type { Outside } from '#server/settings/outside'
import { contactPage } from './contact-page.server.ts'

interface ExportedContact {
  email: string
  /** Writes JSON, one timeline page at a time. */
  parts: AsyncGenerator<string>
}

/** Exports everything known about one person as JSON. Undefined if the id is unknown. */
export async function exportedContact(
  db: Db,
  id: string,
  { replyPromise: promise, connected }: Pick<Outside, 'replyPromise' | 'connected'>,
): Promise<ExportedContact | undefined> {
  const pageAt = (cursor?: string) =>
    contactPage(db, {
      id,
      only: 'all',
      cursor,
      promise,
      isMailConnected: connected.mail,
      readsReplies: false,
      correctableKinds: [],
    })
  const first = await pageAt()
  return first && { email: first.email, parts: partsOf(first, pageAt) }
}

async function* partsOf(
  first: ContactPage,
  pageAt: (cursor: string) => Promise<ContactPage | undefined>,
): AsyncGenerator<string> {
  // The team and possible duplicates are other people's data, and a suggested address is a guess.
  const { team: _team, duplicates: _duplicates, refusedAddress: _refused, timeline, ...known } = first
  yield `${JSON.stringify(known, null, 2).slice(0, -2)},\n  "timeline": [`
  let page = timeline
  let separator = '\n'
  for (;;) {
    for (const entry of page.data) {
      yield separator + JSON.stringify(entry, null, 2).replaceAll(/^/gm, '    ')
      separator = ',\n'
    }
    if (page.nextCursor === null) break
    const next = await pageAt(page.nextCursor)
    // The download must fail, because half a file would look complete.
    if (!next) throw new Error('contact erased while it was exported')
    page = next.timeline
  }
  yield '\n  ]\n}\n'
}
