import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/build-site.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine fails a test now and then. scripts/test.ts says how many needed their second try.
  retries: 1,
  forbidOnly: Boolean(process.env['CI']),
  // Busy cores are slow at times; a test that passes takes no longer for it.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // scripts/test.ts adds up the counts in the second one.
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // What goes through one is not seen by a test's routes; e2e/office-offline.spec.ts has it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Nothing but this machine can be reached, whatever a page asks for; under another name too.
        '--host-resolver-rules=MAP site.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
})
