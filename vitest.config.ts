import { configDefaults, defineConfig } from 'vitest/config'

const ignored = [...configDefaults.exclude, 'build/**', 'data/**', 'e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: [...ignored, '**/*.db.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['**/*.db.test.ts'],
          exclude: ignored,
          // One database per worker, emptied between tests: booting one costs seconds.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
