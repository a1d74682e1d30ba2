import { formatColumnNames } from '#content/office/format-column-names'
import { logCopy } from '#content/office/log'
import { formatSetting } from '#content/office/format-setting'
import type { LoggedAction } from '#contracts/list-log'
import { isOwnersExport } from '#domain/exporter-role'
import { contactStatuses, contactStatusNames } from '#domain/contact-status'

/** The action's text, around the name of its subject. */
interface ActionText {
  before: string
  name: string
  after: string
}

type Said = readonly [before: string, after: string]
type ActionDetails = Pick<LoggedAction, 'action' | 'subject' | 'before' | 'after'>

const is = (value: unknown, one: Said, other: Said) => (value === true ? one : other)

const study = (does: string): Said => [`${does} the case study “`, '”']

function changedStudy({ before, after }: ActionDetails): Said {
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
const inWords = (columns: readonly string[]) => lists.format(columns.map(formatColumnNames))

/** Returns the changed columns of a log entry; those of a bulk action are merged from its groups of equal changes. */
function columnsSet(after: ActionDetails['after']): Record<string, unknown> {
  const groups = after?.['groups']
  if (!Array.isArray(groups)) return after ?? {}
  return Object.assign(
    {},
    ...(groups as { columns: object | null }[]).map(({ columns }) => columns),
  ) as Record<string, unknown>
}

function changedOf(after: ActionDetails['after']): string {
  const names = Object.keys(columnsSet(after)).filter((name) => name !== 'version')
  return names.length > 0 ? `the ${inWords(names)} ` : ''
}

function markedAs({ after }: ActionDetails): Said {
  const status = contactStatuses.find((each) => each === columnsSet(after)['status'])
  return ['marked ', status ? ` “${contactStatusNames[status]}”` : '']
}

/** What was exported or backed up; undefined for a list of leads. */
const exportedName = ({ action, after }: ActionDetails) =>
  action === 'create-export' || action === 'create-backup' || action === 'test-backup'
    ? logCopy.exported[String(after?.['what'])]
    : undefined

/** The texts by function. A function without an entry is described by its changed columns. */
const descriptions: Readonly<Record<string, (act: ActionDetails) => Said>> = {
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
  'release-submission': () => ['released what ', ' sent'],
  'reject-submission': () => ['rejected what ', ' sent'],
  'assign-submission': () => ['joined what ', ' sent to a contact'],
  'replay-deliveries': () => ['resent deliveries to ', ''],
  'cancel-delivery': () => ['canceled what was on its way to ', ''],
  'cancel-deliveries': () => ['discarded what was waiting for ', ''],
  'correct-address': () => ['corrected the address of ', ''],
  'correct-delivery': () => ['corrected an address and sent it to ', ''],
  'update-contacts': ({ after }) => [`changed ${changedOf(after)}of `, ''],
  'confirm-call': () => ['confirmed a call with ', ''],
  'confirm-call-by-link': () => ['confirmed a call with ', ', by the button of a mail'],
  'reschedule-call': () => ['moved a call with ', ''],
  'decline-call': ({ after }) =>
    is(after?.['state'] === 'declined', ['declined a call with ', ''], ['canceled a call with ', '']),
  'mark-call': ({ after }) =>
    is(
      after?.['state'] === 'came',
      ['noted that ', ' came to the call'],
      ['noted that ', ' did not come to the call'],
    ),
  'save-calendar': ({ before }) => [`${before === null ? 'added' : 'changed'} the calendar “`, '”'],
  'renew-call-feed': ({ before }) => [
    `${before === null ? 'made an' : 'renewed the'} address to subscribe to the calendar “`,
    '”',
  ],
  'remove-calendar': () => ['removed the calendar “', '”'],
  'save-view': () => ['saved the view “', '”'],
  'delete-view': () => ['deleted the view “', '”'],
  'save-template': ({ before }) => [`${before === null ? 'added' : 'changed'} the template “`, '”'],
  'delete-template': () => ['deleted the template “', '”'],
  'set-contact-status': markedAs,
  'mark-answered': () => ['marked ', ' answered'],
  'create-intake-link': () => ['made a link to the week-1 intake for ', ''],
  'create-contact': () => ['added ', ''],
  'add-note': ({ after }) =>
    after?.['kind'] === 'call' ? ['logged a call with ', ''] : ['wrote a note about ', ''],
  'send-reply': () => ['wrote to ', ''],
  'cancel-reply': () => ['canceled a reply to ', ''],
  'reply-sent': () => ['answered ', ''],
  'answered-by-mail': () => ['answered ', ' from a mail program'],
  'reply-not-sent': () => ['found that the reply to ', ' had never been sent'],
  'merge-contacts': () => ['merged two contacts of ', ''],
  'import-contacts': () => ['imported ', ''],
  'create-export': (act) => [
    isOwnersExport(String(act.after?.['what'])) ? 'downloaded ' : 'exported ',
    exportedName(act) ? '' : ' of leads',
  ],
  'create-backup': () => ['made ', ''],
  'test-backup': () => ['tested ', ''],
  'erase-contact': () => ['erased ', ''],
  'save-content': () => ['changed the draft of ', ''],
  'preview-content': () => ['looked at a draft of ', ''],
  'publish-content': () => ['published ', ''],
  'publish-facts': () => ['published figures of ', ''],
  'restore-content-version': () => ['went back to an earlier version of ', ''],
  'save-settings': () => ['set ', ''],
  'finish-mail-sign-in': () => ['signed in and set ', ''],
  'invite-member': ({ before, after }) =>
    before === null
      ? ['invited ', ` as ${aRole(after)}`]
      : ['invited ', after?.['role'] ? ` again, as ${aRole(after)}` : ' again'],
  'revoke-invitation': () => ['revoked the invitation of ', ''],
  'accept-invitation': ({ after }) => ['joined the team as ', `, ${aRole(after)}`],
  'set-member-role': ({ after }) => ['made ', ` ${aRole(after)}`],
  'end-member-sessions': () => ['signed out ', ' everywhere'],
  'remove-member': () => ['removed ', ' from the team'],
  settings: ({ after }) => ['made ', ` ${aRole(after)}, by the server’s settings`],
  'set-up': ({ after }) => ['made ', ` ${aRole(after)}, by the set-up link`],
  'make-admin': ({ after }) => ['made ', ` ${aRole(after)}`],
  'remove-admin': () => ['took the role from ', ''],
  'add-factor': () => ['added a second step at sign-in to ', ''],
  'remove-factor': () => ['removed a second step at sign-in from ', ''],
  'make-recovery-codes': () => ['made new recovery codes for ', ''],
  'use-recovery-code': () => ['signed in with a recovery code to ', ''],
  'reset-factors': () => ['reset the two-step sign-in of ', ''],
  'prove-mail': () => ['confirmed that the test mail arrived, as ', ''],
  'reset-member-factors': () => ['reset the two-step sign-in of ', ''],
}

/** The functions whose changes have a sentence of their own. */
export const describedActions: readonly string[] = Object.keys(descriptions)

function aRole(after: ActionDetails['after']): string {
  const role = after?.['role']
  return typeof role === 'string' ? `an ${role}`.replace('an viewer', 'a viewer') : 'an admin'
}

function changedColumns({ before, after, subject }: ActionDetails): Said {
  const isAccountOf = subject.kind === 'note' ? 'a note about ' : ''
  if (before === null && after === null) return ['changed ', '']
  if (before === null) return [`added ${isAccountOf}`, '']
  if (after === null) return [`deleted ${isAccountOf}`, '']
  const names = Object.keys(after).filter((name) => name !== 'updated_at' && name !== 'version')
  return [`changed ${names.length > 0 ? `the ${inWords(names)} of ` : ''}`, '']
}

/** Describes an action: “put Grace’s words on the site”. An undo is described by its effect. */
export function describeAction(act: LoggedAction): ActionText {
  const counted = act.people ?? act.after?.['count']
  const name =
    act.subject.name ??
    (act.subject.kind === 'setting' ? formatSetting(act.subject.id) : undefined) ??
    exportedName(act) ??
    (typeof counted === 'number' ? logCopy.people(counted) : undefined)
  const [before, after] =
    act.action === 'undo' ? undoText(act) : (descriptions[act.action] ?? changedColumns)(act)
  // The other rows are not counted for a bulk action, because its number of people includes them.
  const more = act.count > 1 && typeof counted !== 'number' ? logCopy.more(act.count - 1) : ''
  return { before, name: name ?? logCopy.kinds[act.subject.kind].one, after: `${after}${more}` }
}

function undoText(act: LoggedAction): Said {
  if (act.undid === 'import-contacts') return ['undid the import of ', '']
  if (act.undid === 'undo' && act.subject.kind === 'contacts') return ['redid a change to ', '']
  if (act.undid === null || act.before === null || act.after === null) {
    const does = act.before === null ? 'restored ' : act.after === null ? 'removed ' : 'undid a change to '
    return [does, ' (by undo)']
  }
  const [before, after] = (descriptions[act.undid] ?? changedColumns)({ ...act, action: act.undid })
  return [before, `${after} (by undo)`]
}
