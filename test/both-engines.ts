/**
 * The tests that `npm test` runs on the embedded database as well as on PostgreSQL, each with the modules that require
 * it: those that treat the engines differently, or use locks for which only several connections contend. Named without
 * their folders, so that a file may move. test/both-engines.test.ts fails if a module is missing.
 * `npm run test:all` runs every test on both.
 */
export const bothEngines: Readonly<Record<string, readonly string[]>> = {
  'accounts.db.test.ts': ['one-time-tokens.server.ts'],
  'announce-soon.db.test.ts': ['changes.ts'],
  'book-call.db.test.ts': ['calls.server.ts'],
  'changes.db.test.ts': ['changes.ts'],
  'connect.db.test.ts': ['connect.ts', 'engine-of.ts'],
  'contacts-page.db.test.ts': [
    'page.ts',
    'counted-contacts.server.ts',
    'suggested-words.server.ts',
    'search-bounds.server.ts',
  ],
  'convert-answers.db.test.ts': ['convert-answers.ts'],
  'correct-addresses.db.test.ts': [],
  'counters.db.test.ts': [],
  'create-metrics.db.test.ts': ['create-metrics.ts'],
  'create-case-study.db.test.ts': ['case-studies.server.ts'],
  'embedded.db.test.ts': ['exec-messages.ts'],
  'erase-contact.db.test.ts': ['erasure-lock.server.ts'],
  'fill-subjects.db.test.ts': [],
  'follow-mailbox.db.test.ts': [],
  'get-today.db.test.ts': ['clock-skew.server.ts'],
  'housekeeping-steps.db.test.ts': ['batches.ts'],
  'housekeeping.db.test.ts': ['housekeeping.ts'],
  'json-columns.db.test.ts': [],
  'judge-mail.db.test.ts': ['judge-mail.ts'],
  'list-subscribers.db.test.ts': ['found-ids.server.ts'],
  'migrate.db.test.ts': ['migrate.ts', 'start-lock.ts'],
  'new-database.db.test.ts': ['embedded.ts'],
  'nightly.db.test.ts': ['nightly.ts', 'open-source.ts'],
  'publish-content.db.test.ts': ['content-versions.server.ts'],
  'register-free-workshop.db.test.ts': ['workshop-leads.server.ts', 'workshop-registrations.server.ts'],
  'replay-many.db.test.ts': ['call-handler.ts'],
  'save-settings.db.test.ts': ['settings.server.ts'],
  'save-template.db.test.ts': ['reply-templates.server.ts'],
  'save-view.db.test.ts': ['saved-views.server.ts'],
  'search-as-typed.db.test.ts': [],
  'searched-contacts.db.test.ts': ['searched-contacts.server.ts'],
  'set-member-role.db.test.ts': ['team.server.ts'],
  'sightings.db.test.ts': ['sightings.ts'],
  'storage.db.test.ts': ['storage.ts'],
  'store-submissions.db.test.ts': [],
  'undo-many.db.test.ts': ['call-handler.ts'],
  'worker.db.test.ts': ['worker.ts'],
}

/** Modules that only the program as a process loads: the browser tests run it on the embedded database. */
export const runByTheProgram: readonly string[] = ['regular-work.ts', 'start-work.ts']
