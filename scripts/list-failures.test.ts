import type { JSONReport } from '@playwright/test/reporter'
import { expect, test } from 'vitest'
import { listPlaywrightFailures, listVitestFailures, listVitestRetried } from './list-failures.ts'

test('listVitestFailures names each failed test with its file and the first lines of its error', () => {
  const testResults = [
    {
      name: '/project/server/process/drain.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'draining ends', status: 'passed', failureMessages: [] },
        {
          fullName: 'draining waits',
          status: 'failed',
          failureMessages: ['Error: \u001B[31mexpected 1\u001B[39m\n\n  to be 2\n3\n4\n5\n6\n7'],
        },
      ],
    },
  ]
  expect(listVitestFailures({ testResults }, '/project')).toEqual([
    [
      'server/process/drain.test.ts: draining waits',
      'Error: expected 1',
      '  to be 2',
      '3',
      '4',
      '5',
      '6',
    ].join('\n    '),
  ])
})

test('listVitestRetried names each test that passed on a retry, with its first error', () => {
  const testResults = [
    {
      name: '/project/server/process/drain.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [
        { fullName: 'draining ends', status: 'passed', failureMessages: [] },
        { fullName: 'draining waits', status: 'passed', failureMessages: ['Error: expected 1'] },
      ],
    },
  ]
  expect(listVitestRetried({ testResults }, '/project')).toEqual([
    'server/process/drain.test.ts: draining waits\n    Error: expected 1',
  ])
  expect(listVitestFailures({ testResults }, '/project')).toEqual([])
})

test('listVitestFailures names a file that did not load', () => {
  const broken = {
    name: '/project/a.test.ts',
    status: 'failed',
    message: 'No module b',
    assertionResults: [],
  }
  expect(listVitestFailures({ testResults: [broken] }, '/project')).toEqual([
    'a.test.ts: (the file)\n    No module b',
  ])
})

test('listPlaywrightFailures names each failed test at any depth, and none that passed on a retry', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'home.spec.ts',
    tests: [{ results: [{ error: { message: `${title}: no button` } }, {}] }],
  })
  const report = {
    errors: [{ message: 'no browser' }],
    suites: [{ specs: [], suites: [{ specs: [spec('a flaky one', true), spec('a broken one', false)] }] }],
  } as unknown as JSONReport
  expect(listPlaywrightFailures(report)).toEqual([
    'e2e: (before or after the tests)\n    no browser',
    'e2e/home.spec.ts: a broken one\n    a broken one: no button',
  ])
})

test('an empty report has no failures', () => {
  expect(listVitestFailures({}, '/project')).toEqual([])
  expect(listPlaywrightFailures({})).toEqual([])
})
