import { defineConfig, type OxlintOverride } from 'oxlint'

interface Room {
  readonly folder: string
  /** Rooms before it in the list that it must not use all the same. */
  readonly not?: readonly string[]
  /** What it may use besides. */
  readonly also?: readonly string[]
}

/**
 * The server's rooms from the ground up. A room uses those that stand before it in this list, itself, and nothing
 * else of the server; the files that stand beside the rooms put them together.
 */
const rooms: readonly Room[] = [
  { folder: 'trace' },
  // Which settings there are, the list of services says; what that needs of settings makes no circle.
  {
    folder: 'settings',
    also: ['#app/lib/**', '#content/**', '#server/services/index', '#server/services/define-service'],
  },
  { folder: 'db' },
  { folder: 'errors' },
  { folder: 'backup' },
  { folder: 'pictures', not: ['db'] },
  { folder: 'captured-mail', not: ['db'] },
  { folder: 'services', not: ['db'], also: ['#content/facts/site', '#content/facts/outside-links'] },
  { folder: 'emails', not: ['db'], also: ['#content/**'] },
  { folder: 'queries', not: ['services', 'emails'], also: ['#content/**'] },
  { folder: 'commands', not: ['services', 'emails'], also: ['#content/**'] },
  { folder: 'activities', not: ['services', 'emails'], also: ['#content/**'] },
  { folder: 'deliveries/ledger', not: ['emails'], also: ['#content/**'] },
  { folder: 'deliveries/kinds', also: ['#content/**'] },
  { folder: 'events', not: ['services', 'emails'] },
  { folder: 'incoming' },
  { folder: 'calendars' },
  { folder: 'http', not: ['services', 'emails', 'deliveries/**'] },
  { folder: 'metrics', not: ['services', 'emails', 'deliveries/**'] },
  { folder: 'auth', not: ['services', 'emails', 'settings/env.server'] },
  { folder: 'assistant', not: ['db', 'http', 'auth', 'emails', 'deliveries/**'], also: ['#content/**'] },
  { folder: 'calls', not: ['services', 'emails'], also: ['#content/**'] },
  {
    folder: 'functions',
    not: ['services', 'emails', 'http', 'auth'],
    // An invitation is accepted with a password.
    also: ['#content/**', '#server/auth/password-hash'],
  },
  { folder: 'endpoints', not: ['services', 'emails'], also: ['#content/**'] },
  {
    folder: 'pages',
    not: ['services', 'emails', 'calls'],
    also: ['#app/lib/**', '#content/**', '#server/process/log'],
  },
  { folder: 'readiness', not: ['http', 'auth'], also: ['#content/**'] },
  { folder: 'cli', also: ['#content/**'] },
]

/** Imports go down the tree with `./` and anywhere else with `#folder/…`. */
const upwards = { group: ['../*'], message: 'Import by #folder/… or ./' }

/** Files of a folder, tests and stand-ins aside, and what they must not import. */
function boundary(folder: string, group: readonly string[], message: string): OxlintOverride {
  return {
    files: [`${folder}/**`],
    excludeFiles: ['**/*.test.ts', '**/*.test.tsx', '**/stand-in.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [upwards, { group: [...group], message }] }],
    },
  }
}

const inFolder = (path: string) => (path.includes('/') ? path : `${path}/**`)

function roomBoundary({ folder, not = [], also = [] }: Room, index: number) {
  const below = rooms.slice(0, index + 1).map((room) => room.folder)
  return boundary(
    `server/${folder}`,
    [
      '#app/**',
      '#content/**',
      '#server/**',
      ...below.map((each) => `!#server/${each}/**`),
      ...not.map((each) => `#server/${inFolder(each)}`),
      ...also.map((each) => `!${each}`),
      '#test/**',
      '#server/services/*/stand-in',
      './stand-in.ts',
    ],
    `${folder} uses the rooms below it in oxlint.config.ts alone.`,
  )
}

export default defineConfig({
  plugins: ['typescript', 'react', 'unicorn', 'import', 'jsx-a11y', 'promise', 'oxc'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  env: {
    builtin: true,
  },
  ignorePatterns: ['/build', 'data', '.react-router', 'server/db/migrations'],
  rules: {
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'no-await-in-loop': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-return': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'promise/always-return': 'off',
    'promise/valid-params': 'off',
    'promise/no-callback-in-promise': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/unbound-method': 'off',
    'react/set-state-in-effect': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'react/refs': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'no-underscore-dangle': 'off',
    'no-restricted-imports': ['error', { patterns: [upwards] }],
  },
  overrides: [
    boundary(
      'domain',
      ['#*/**', '!#domain/*', 'node:*', 'pg', 'drizzle-orm', 'zod', 'zod/*', 'react'],
      'domain imports itself only: no clock, random or I/O.',
    ),
    boundary('contracts', ['#*/**', '!#domain/**', 'node:*', 'react'], 'contracts import domain and zod.'),
    boundary(
      'content',
      ['#*/**', '!#content/**', '!#domain/**', 'node:*', 'react'],
      'content imports its own types and domain.',
    ),
    boundary('app/ui', ['#*/**', '!#app/ui/**', 'react-router'], 'ui knows no router, form or API.'),
    boundary(
      'app/lib',
      [
        '#*/**',
        '!#app/ui/**',
        '!#app/lib/**',
        '!#app/styles/**',
        '!#contracts/**',
        '!#content/pages/parts/page',
        '!#content/facts/site',
        '!#domain/role',
        '!#domain/has-role',
      ],
      "lib imports ui, contracts, the page's type and the roles.",
    ),
    boundary(
      'app/features',
      [
        '#*/**',
        '!#app/ui/**',
        '!#app/lib/**',
        '!#app/styles/**',
        '!#contracts/**',
        '!#content/**',
        '!#domain/**',
      ],
      'A feature imports ui, lib, contracts, domain and content; no other feature.',
    ),
    boundary(
      'app/blocks',
      ['#*/**', '!#app/**', '#app/pages/**', '#app/office/**', '!#content/**'],
      'Blocks import features, ui, lib and content.',
    ),
    boundary(
      'app/pages',
      [
        '#app/pages/**',
        '#app/office/**',
        // What `?admin=true` reveals to admins is made of the office's parts; visitors never load it.
        '!#app/office/case-studies/page-tools/case-study-office.tsx',
        '#server/**',
        '!#server/**/*.server',
      ],
      'A page imports its own parts, what pages share, and *.server modules; no other page.',
    ),
    boundary(
      'app/office',
      ['#app/pages/**', '#app/blocks/**', '#server/**', '!#server/**/*.server'],
      'The office imports features, ui, lib and *.server modules; no page and none of its sections.',
    ),
    ...rooms.map(roomBoundary),
    {
      // Safari forgets what a table's parts are once they are laid out as anything else.
      files: ['app/office/**'],
      rules: {
        'jsx-a11y/no-redundant-roles': 'off',
        'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      },
    },
  ],
})
