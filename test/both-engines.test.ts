import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { bothEngines, runByTheProgram } from './both-engines.ts'

const root = join(import.meta.dirname, '..')

/** A choice by engine, or a lock: of several connections there is one in the embedded database. */
const dependsOnEngine =
  /isEmbedded|markEmbedded|engine [!=]==|\bengine:|pglite|pg_\w*advisory|pg_notify|skip locked|\block table/i
/** What a test expects of one engine alone; one that it opens itself is the same in both runs. */
const expectsByEngine = /isEmbedded|\.engine\b|\bisPostgres\b/

const testFiles = globSync('{server,scripts,test}/**/*.db.test.ts', { cwd: root })
const modules = globSync('server/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

const codeOf = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
const namesOf = (files: readonly string[], mark: RegExp) =>
  files.filter((file) => mark.test(codeOf(file))).map((file) => basename(file))

test('every module whose code depends on the engine has a test that runs on both', () => {
  const covered = new Set([...Object.values(bothEngines).flat(), ...runByTheProgram])
  expect(namesOf(modules, dependsOnEngine).filter((name) => !covered.has(name))).toEqual([])
})

test('every test that expects another thing of each engine runs on both', () => {
  expect(namesOf(testFiles, expectsByEngine).filter((name) => !(name in bothEngines))).toEqual([])
})

test('the list names one test file each, and modules that depend on the engine', () => {
  const names = testFiles.map((file) => basename(file))
  expect(
    Object.keys(bothEngines).filter((name) => names.filter((each) => each === name).length !== 1),
  ).toEqual([])
  const dependent = namesOf(modules, dependsOnEngine)
  const listed = new Set([...Object.values(bothEngines).flat(), ...runByTheProgram])
  expect([...listed].filter((name) => !dependent.includes(name))).toEqual([])
})
