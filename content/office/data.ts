import { retentionPlaceholders } from '#content/facts/retention-placeholders'
import type { SiteFileKind, SiteFileOccasion } from '#domain/site-file'

/** A file that was deleted, moved, or made on another machine. */
export const missingFile = 'This file isn’t on this server. It was deleted, moved, or made on another server.'

const number = (value: number) => value.toLocaleString('en-US')

const occasions: Readonly<Record<SiteFileOccasion, string>> = {
  nightly: 'Nightly',
  'asked for': 'Backed up by hand',
  'before an upgrade': 'Before an upgrade',
  export: 'Export of everything',
}

/** The texts of the Data screen. */
export const dataCopy = {
  title: 'Data',
  ownersOnly: 'Only an owner can back up or export the whole site.',
  loading: 'Loading…',
  muted: 'All of it is yours.',
  strong: {
    none: 'There is no backup yet.',
    failed: 'The last backup failed.',
    last: (when: string) => `Last backup: ${when}.`,
  },
  offline: 'You’re offline. Backups and downloads are off until you’re back.',
  backups: {
    title: 'Backups',
    text: 'One file holds the whole site: leads, accounts, content, pictures, log and settings. Visitors can go on while it’s made.',
    byItself: 'Automatic backups',
    isOn: 'Every night, and before every upgrade',
    isOff: 'Off. Make sure this site is backed up another way.',
    folder: 'Folder',
    folderText: 'Set on the server. Copy it to another machine: a broken disk takes both.',
    encryption: 'Encryption',
    isEncrypted: 'On, with a passphrase',
    isOpen: 'Off. Anyone who gets the file can read everything.',
    drill: 'Last test restore',
    noDrill: 'Never. Until you’ve tested one, you don’t know that it works.',
    drillDevelopers: 'For developers: npm run restore -- --drill FILE',
    test: 'Test restore',
    testOf: (when: string) => `Test restore: backup of ${when}`,
    testBegun: 'The test has begun.',
    tested: {
      running: () => 'Being restored as a test…',
      done: (when: string) => `Restored as a test, ${when}.`,
      failed: () => 'It could not be restored:',
      lost: () => 'The test stopped before its end. Start it again.',
    },
    folderDevelopers: 'For developers: BACKUP_DIR',
    make: 'Back up now',
    begun: 'The backup has begun.',
    none: 'No backup has been made yet.',
  },
  exports: {
    title: 'Export of everything',
    text: 'One zip file for other programs: each table as JSON lines and as CSV, and the pictures. Without passwords, keys and sessions.',
    keptText: 'It isn’t encrypted, and is deleted here after a day.',
    make: 'Prepare export',
    begun: 'The export has begun.',
    none: 'None is ready.',
  },
  making: 'Working…',
  elsewhere: {
    title: 'More about data',
    importing: 'Import leads',
    importText:
      'From a CSV file. You see what’s new, what’s known and what’s left out before anything is saved.',
    log: 'Log',
    logText: `Who did what. What can be undone has Undo, for up to ${retentionPlaceholders.KEEP_CHANGES_DAYS}.`,
  },
  list: { backup: 'Backups', export: 'Exports' } satisfies Record<SiteFileKind, string>,
  occasions,
  state: { running: 'Being made', done: 'Complete', failed: 'Failed', lost: 'Stopped' },
  lost: 'The site stopped before it was whole. Start it again.',
  rows: (done: number, total: number) => `${number(done)} of ${number(total)} rows`,
  finishing: 'All rows are read. Finishing the file…',
  preparing: 'Preparing…',
  download: 'Download',
  downloadOf: (name: string, when: string) => `Download: ${name}, ${when}`,
  downloading: 'The download has begun.',
  notHere: 'Not on this machine',
} as const
