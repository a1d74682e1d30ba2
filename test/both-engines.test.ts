import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { bothEngines, runByTheProgram } from './both-engines.ts'

const root = join(import.meta.dirname, '..')

/** Code that branches by engine, or takes locks, which need more connections than the embedded database has. */
const dependsOnEngine =
  /isEmbedded|markEmbedded|engine [!=]==|\bengine:|pglite|pg_\w*advisory|pg_notify|skip locked|\block table/i
/** Expectations for one engine. A database that a test opens itself is the same in both runs. */
const expectsByEngine = /isEmbedded|\.engine\b|\bisPostgres\b/

const testFiles = globSync('{server,scripts,test}/**/*.db.test.ts', { cwd: root })
const modules = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

const codeOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const namesOf = (files: readonly string[], mark: RegExp) =>
  files.filter((file) => mark.test(codeOf(file))).map((file) => basename(file))

test('every module that depends on the database engine has a test that runs on both engines', () => {
  const covered = new Set([...Object.values(bothEngines).flat(), ...runByTheProgram])
  expect(namesOf(modules, dependsOnEngine).filter((name) => !covered.has(name))).toEqual([])
})

test('every test with engine-specific expectations runs on both engines', () => {
  expect(namesOf(testFiles, expectsByEngine).filter((name) => !(name in bothEngines))).toEqual([])
})

test('bothEngines lists existing test files and only modules that depend on the engine', () => {
  const names = testFiles.map((file) => basename(file))
  expect(
    Object.keys(bothEngines).filter((name) => names.filter((each) => each === name).length !== 1),
  ).toEqual([])
  const dependent = namesOf(modules, dependsOnEngine)
  const listed = new Set([...Object.values(bothEngines).flat(), ...runByTheProgram])
  expect([...listed].filter((name) => !dependent.includes(name))).toEqual([])
})
