import { columnWords } from '#content/column-words'
import { logCopy } from '#content/office-log'
import { settingWords } from '#content/setting-words'
import type { LoggedAct } from '#contracts/list-log'
import { contactStatuses, contactStatusNames } from '#domain/contact-status'

/** What was done, around the name of whom or what it was done to. */
interface ActWords {
  before: string
  name: string
  after: string
}

type Said = readonly [before: string, after: string]
type Told = Pick<LoggedAct, 'action' | 'subject' | 'before' | 'after'>

const is = (value: unknown, one: Said, other: Said) => (value === true ? one : other)

const study = (does: string): Said => [`${does} the case study “`, '”']

function changedStudy({ before, after }: Told): Said {
  const names = Object.keys(after ?? {}).filter((name) => name !== 'updated_at')
  const [only] = names
  if (names.length === 1 && only === 'is_published')
    return is(after?.[only], study('published'), ['took the case study “', '” off the site'])
  if (names.length === 1 && only === 'featured')
    return is(
      after?.[only],
      ['put the case study “', '” at the top'],
      ['took the case study “', '” from the top'],
    )
  const what = inWords(names)
  return before && after ? [`changed the case study “`, `”: ${what}`] : study('changed')
}

const lists = new Intl.ListFormat('en-US')
const inWords = (columns: readonly string[]) => lists.format(columns.map(columnWords))

/** Many at once are logged in groups of those that are alike. */
function columnsSet(after: Told['after']): Record<string, unknown> {
  const groups = after?.['groups']
  if (!Array.isArray(groups)) return after ?? {}
  return Object.assign(
    {},
    ...(groups as { columns: object | null }[]).map(({ columns }) => columns),
  ) as Record<string, unknown>
}

function changedOf(after: Told['after']): string {
  const names = Object.keys(columnsSet(after)).filter((name) => name !== 'version')
  return names.length > 0 ? `the ${inWords(names)} ` : ''
}

function markedAs({ after }: Told): Said {
  const status = contactStatuses.find((each) => each === columnsSet(after)['status'])
  return ['marked ', status ? ` “${contactStatusNames[status]}”` : '']
}

/** Everything about one lead, not a list. */
const isOneExported = ({ action, after }: Told) => action === 'create-export' && after?.['what'] === 'contact'

/** By the function that did it. What is not here says which columns it changed. */
const said: Readonly<Record<string, (act: Told) => Said>> = {
  'update-testimonial-status': ({ after }) =>
    after === null
      ? ['deleted ', '’s words']
      : is(after['is_approved'], ['put ', '’s words on the site'], ['took ', '’s words off the site']),
  'feature-testimonial': ({ after }) =>
    is(after?.['is_featured'], ['put ', '’s words at the top'], ['took ', '’s words from the top']),
  'ask-permission': () => ['asked ', ' for permission'],
  'give-permission': () => ['recorded that ', ' gave permission'],
  'correct-testimonial': () => ['corrected ', '’s words'],
  'add-case-study-from-link': () => study('added'),
  'create-case-study': () => study('started'),
  'update-case-study': changedStudy,
  'update-case-study-image': changedStudy,
  'fix-case-study-thumbnails': () => ['repaired the picture of “', '”'],
  'delete-case-study': () => study('deleted'),
  'release-submission': () => ['let through what ', ' sent'],
  'reject-submission': () => ['rejected what ', ' sent'],
  'assign-submission': () => ['joined what ', ' sent to a contact'],
  'replay-deliveries': () => ['sent again what was for ', ''],
  'cancel-delivery': () => ['canceled what was on its way to ', ''],
  'cancel-deliveries': () => ['discarded what was waiting for ', ''],
  'correct-delivery': () => ['corrected an address and sent it to ', ''],
  'update-contacts': ({ after }) => [`changed ${changedOf(after)}of `, ''],
  'save-view': () => ['saved the view “', '”'],
  'delete-view': () => ['deleted the view “', '”'],
  'set-contact-status': markedAs,
  'mark-answered': () => ['marked ', ' answered'],
  'create-contact': () => ['added ', ''],
  'add-note': ({ after }) =>
    after?.['kind'] === 'call' ? ['logged a call with ', ''] : ['wrote a note about ', ''],
  'send-reply': () => ['wrote to ', ''],
  'cancel-reply': () => ['took back a reply to ', ''],
  'reply-sent': () => ['answered ', ''],
  'reply-not-sent': () => ['found that the reply to ', ' had never been sent'],
  'merge-contacts': () => ['merged two contacts of ', ''],
  'import-contacts': () => ['imported ', ''],
  'create-export': (act) => (isOneExported(act) ? ['exported ', ''] : ['exported ', ' of leads']),
  'erase-contact': () => ['erased ', ''],
  'save-content': () => ['changed the draft of ', ''],
  'preview-content': () => ['looked at a draft of ', ''],
  'publish-content': () => ['published ', ''],
  'restore-content-version': () => ['went back to an earlier version of ', ''],
  'save-settings': () => ['set ', ''],
  settings: ({ after }) => ['made ', ` ${aRole(after)}, by the server’s settings`],
  'set-up': ({ after }) => ['made ', ` ${aRole(after)}, by the set-up link`],
  'make-admin': ({ after }) => ['made ', ` ${aRole(after)}`],
  'remove-admin': () => ['took the role from ', ''],
}

function aRole(after: Told['after']): string {
  const role = after?.['role']
  return typeof role === 'string' ? `an ${role}`.replace('an viewer', 'a viewer') : 'an admin'
}

function changedColumns({ before, after, subject }: Told): Said {
  const isAccountOf = subject.kind === 'note' ? 'a note about ' : ''
  if (before === null && after === null) return ['changed ', '']
  if (before === null) return [`added ${isAccountOf}`, '']
  if (after === null) return [`deleted ${isAccountOf}`, '']
  const names = Object.keys(after).filter((name) => name !== 'updated_at' && name !== 'version')
  return [`changed ${names.length > 0 ? `the ${inWords(names)} of ` : ''}`, '']
}

/** What somebody did, in words: “put what Grace wrote on the site”. An undo is told by what it comes to. */
export function actWords(act: LoggedAct): ActWords {
  const counted = act.after?.['count']
  const name =
    act.subject.name ??
    (act.subject.kind === 'setting' ? settingWords(act.subject.id) : undefined) ??
    (isOneExported(act) ? logCopy.everythingAboutOne : undefined) ??
    (typeof counted === 'number' ? logCopy.people(counted) : undefined)
  const [before, after] = act.action === 'undo' ? undoWords(act) : (said[act.action] ?? changedColumns)(act)
  // Rows of an act on many people are parts of their number.
  const more = act.count > 1 && typeof counted !== 'number' ? logCopy.more(act.count - 1) : ''
  return { before, name: name ?? logCopy.kinds[act.subject.kind].one, after: `${after}${more}` }
}

function undoWords(act: LoggedAct): Said {
  if (act.undid === null || act.before === null || act.after === null) {
    const does =
      act.before === null ? 'brought back ' : act.after === null ? 'removed ' : 'took back a change to '
    return [does, ' (by undo)']
  }
  const [before, after] = (said[act.undid] ?? changedColumns)({ ...act, action: act.undid })
  return [before, `${after} (by undo)`]
}
