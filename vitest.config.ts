import { configDefaults, defineConfig } from 'vitest/config'

const ignored = [...configDefaults.exclude, 'build/**', 'data/**', 'e2e/**']

/**
 * For a machine with other work: a test that passes is not longer for it. With a load of 17 on two cores one that takes
 * 4 s alone took 41.
 */
const testTimeout = 120_000
/** The same for what a test waits for: what comes at once is not later for it. */
const expectOptions = { poll: { timeout: testTimeout / 4 } }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, '**/*.db.test.ts', '**/*.dom.test.tsx'],
          testTimeout,
          expect: expectOptions,
          // One hook reads the whole build, which took 1.6 s alone and more than ten beside the browser tests.
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.db.test.ts'],
          exclude: ignored,
          setupFiles: ['test/leave-no-content.ts'],
          // One database per worker, emptied between tests: booting one costs seconds.
          isolate: false,
          maxWorkers: 2,
          testTimeout,
          expect: expectOptions,
          hookTimeout: 2 * testTimeout,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['**/*.dom.test.tsx'],
          exclude: ignored,

          setupFiles: ['test/dom.ts', 'test/leave-no-content.ts'],
          isolate: false,
          testTimeout,
          hookTimeout: 2 * testTimeout,
        },
      },
    ],
  },
})
