import { defineConfig } from '@playwright/test'
import { findTestBrowser } from './scripts/find-test-browser.ts'

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/build-site.ts',
  // A file is one worker's: most start a site of their own. Long ones on the shared site set the mode parallel.
  fullyParallel: false,
  // Tests wait for half of their time, for a page, a timer or an answer: two on two cores leave one idle.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  // A busy machine fails a test now and then. scripts/test.ts names each that needed its second try.
  retries: 1,
  // Busy cores were three times as slow at times; a test that passes takes no longer for these limits.
  timeout: 300_000,
  expect: { timeout: 45_000 },
  // scripts/test.ts adds up the counts in the second one.
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    // What goes through one is not seen by a test's routes; e2e/office-offline.spec.ts has it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // As the whole browser draws letters; the headless shell would round their widths to pixels.
        '--font-render-hinting=slight',
        // Nothing but this machine can be reached, whatever a page asks for; under another name too.
        '--host-resolver-rules=MAP site.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
})
