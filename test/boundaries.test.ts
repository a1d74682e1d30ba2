import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'

const root = join(import.meta.dirname, '..')

/** Files with an import against the layering, which the linter must report. */
const planted = {
  'server/db/planted.ts': '#server/queries/contacts/contacts.server',
  'server/errors/planted.ts': '#server/http/read-json',
  'server/queries/planted.ts': '#server/calls/run-function',
  'server/services/planted.ts': '#server/db/connect',
  'server/services/webhook/planted.ts': './stand-in.ts',
  'server/settings/planted.ts': '#server/services/mail/smtp',
  'server/deliveries/ledger/planted.ts': '#server/deliveries/kinds/score-mail',
  'server/deliveries/kinds/planted.ts': '#server/functions/index',
  'server/events/planted.ts': '#server/calls/define-function',
  'server/http/planted.ts': '#server/auth/caller-of',
  'server/auth/planted.ts': '#server/calls/define-function',
  'server/assistant/planted.ts': '#server/db/connect',
  'server/calls/planted.ts': '#server/functions/index',
  'server/functions/newsletter/planted.ts': '#server/services/mail/smtp',
  'server/pages/planted.ts': '#server/app',
  'server/emails/planted.ts': '#app/lib/session',
  'domain/planted.ts': '#content/site',
  'content/planted.ts': '#contracts/contract',
  'contracts/planted.ts': 'react',
  'app/ui/planted.ts': '#app/lib/session',
  'app/lib/planted.ts': '#app/features/scorecard/wizard',
  'app/features/scorecard/planted.ts': '#server/db/connect',
  'app/blocks/planted.ts': '#app/pages/home/page',
  'app/pages/home/planted.ts': '#server/db/connect',
  'app/pages/media/planted.ts': '#app/pages/newsletter/page',
  'app/office/planted.ts': '#app/pages/home/page',
}
const allowed = {
  'server/calls/fine.ts': '#server/deliveries/ledger/deliver',
  'server/functions/newsletter/fine.ts': '#server/calls/define-function',
  'server/settings/fine.ts': '#server/services/index',
  'server/queries/fine.ts': '#server/db/connect',
  'app/pages/fine.ts': '#server/queries/contacts/contacts.server',
}

test('the linter reports every import against the layering', () => {
  const folder = folderWithOurRules()
  for (const [file, specifier] of Object.entries({ ...planted, ...allowed })) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `export * as planted from '${specifier}'\n`)
  }
  const caught = reported(folder).filter(({ code }) => code === 'eslint(no-restricted-imports)')
  expect(caught.map(({ filename }) => filename).toSorted()).toEqual(Object.keys(planted).toSorted())
})

test('the linter reports two files that import each other, even for types only', () => {
  const folder = folderWithOurRules()
  writeFileSync(join(folder, 'one.ts'), "import type { Two } from './two.ts'\nexport type One = Two[]\n")
  writeFileSync(join(folder, 'two.ts'), "import type { One } from './one.ts'\nexport type Two = One | null\n")
  expect(reported(folder).map(({ code }) => code)).toContain('import(no-cycle)')
})

function folderWithOurRules(): string {
  const folder = temporaryFolder()
  copyFileSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function reported(folder: string): { code: string; filename: string }[] {
  const bin = join(root, 'node_modules/.bin/oxlint')
  try {
    execFileSync(bin, ['--format=json', '--ignore-pattern=node_modules'], { cwd: folder, encoding: 'utf8' })
    return []
  } catch (error) {
    return (
      JSON.parse((error as { stdout: string }).stdout) as {
        diagnostics: { code: string; filename: string }[]
      }
    ).diagnostics
  }
}
