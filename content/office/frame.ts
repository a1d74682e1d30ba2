/** A link to a screen of the back office; `dock` marks those in the bottom bar on phones. */
interface OfficeScreen {
  path: string
  name: string
  /** The second key of the shortcut, after `g`. */
  key: string
  dock?: true
}

/** The back office's screens as listed in the rail, in groups: people, content, system. */
export const officeScreens: readonly (readonly OfficeScreen[])[] = [
  [
    { path: '/admin', name: 'Today', key: 't', dock: true },
    { path: '/admin/leads', name: 'Leads', key: 'l', dock: true },
    { path: '/admin/calls', name: 'Calls', key: 'a' },
    { path: '/admin/workshops', name: 'Workshops', key: 'w' },
    { path: '/admin/newsletter', name: 'Newsletter', key: 'n' },
  ],
  [
    { path: '/admin/testimonials', name: 'Testimonials', key: 'q' },
    { path: '/admin/case-studies', name: 'Case studies', key: 'c' },
  ],
  [
    { path: '/admin/forms', name: 'Forms', key: 'f' },
    { path: '/admin/deliveries', name: 'Deliveries', key: 'd', dock: true },
    { path: '/admin/log', name: 'Log', key: 'o' },
    { path: '/admin/settings', name: 'Settings', key: 's' },
  ],
]

export const frameCopy = {
  rail: 'Back office',
  dock: 'Main screens',
  /** Follows a number beside a screen’s name. */
  counts: {
    waiting: (count: number) => (count === 1 ? 'waits for a reply' : 'wait for a reply'),
    calls: (count: number) => (count === 1 ? 'needs confirmation' : 'need confirmation'),
    heldSubmissions: () => 'held back',
    testimonials: () => 'to read',
    stuck: (count: number) => (count === 1 ? 'needs a decision' : 'need a decision'),
  },
  skip: { screens: 'Skip to the screens' },
  search: 'Search',
  call: (who: string) => `Call ${who}:`,
  findOrDo: 'Search or run a command',
  more: 'More',
  view: 'View the site',
  unsent: {
    title: 'Sign out and delete what wasn’t sent?',
    question: 'You wrote something here that hasn’t been sent. Signing out deletes it from this device.',
    confirm: 'Sign out',
    cancel: 'Stay',
  },
  signOut: 'Sign out',
  close: 'Close',
  live: 'Changes by others appear automatically.',
  notLive: 'Not connected: others’ changes show after a reload.',
  undo: 'Undo',
  undoLast: 'Undo the last change',
  undone: (kept: number, leavesPassword = false) =>
    [
      'Undone.',
      ...(kept === 0 ? [] : [`${kept.toLocaleString('en-US')} stayed as they are: they have changed since.`]),
      ...(leavesPassword ? ['The password stays as it is: the log keeps none.'] : []),
    ].join(' '),
  nothingToUndo: 'There’s nothing to undo.',
  notUndone: 'This couldn’t be undone.',
  failed: 'That didn’t work.',
  secondStep: 'Go to two-step sign-in',
  conflict: {
    title: 'Someone else changed this first.',
    keep: 'Keep theirs',
    put: 'Use mine',
  },
  offline: {
    offline: 'Offline.',
    lastRead: 'Screens show what this device read last.',
    kinds: {
      note: (count: number) => (count === 1 ? '1 note' : `${count} notes`),
      status: (count: number) => (count === 1 ? '1 change of status' : `${count} changes of status`),
    },
    /** `what`: 2 notes and 1 change of status. */
    waits: (what: string, count: number) =>
      `${what} ${count === 1 ? 'waits' : 'wait'} here, and will be sent once the server can be reached.`,
    sent: (count: number) =>
      count === 1 ? 'What waited here was sent.' : `${count} that waited here were sent.`,
    refused: 'One that waited here was refused.',
  },
  keys: {
    title: 'Keyboard shortcuts',
    groups: { everywhere: 'Everywhere', go: 'Go to', list: 'In lists and details' },
    find: 'search or run a command',
    undo: 'undo the last change',
    help: 'all shortcuts',
    single: 'Single letters',
    singleText: (find: string) =>
      `They never act while you type in a field. Switched off, ${find} and this page’s buttons do the same.`,
  },
  finder: {
    placeholder: 'A person, a screen, something to do',
    people: 'People',
    didYouMean: (meant: string) => `Did you mean “${meant}”?`,
    screens: 'Go to',
    acts: 'Do',
    addLead: 'Add a lead',
    erase: 'Erase a person',
    addNamed: (name: string) => `Add a lead named “${name}”`,
    none: 'Nothing matches that.',
    move: 'move',
    open: 'open',
  },
} as const

/** The text of the person finder. */
export const findPersonCopy = {
  hint: 'Name, company, email or phone',
  nobody: 'Nobody matches that.',
} as const

/** The text of the office's not-found screen. */
export const notHereCopy = {
  title: 'Not here',
  muted: 'Nothing is here.',
  strong: 'These screens are.',
  lead: (path: string) => `There’s no screen at ${path.length > 80 ? `${path.slice(0, 80)}…` : path}.`,
  label: 'All screens',
} as const

export const brokenBlock = 'This part could not be shown. Reload the page to try again.'
