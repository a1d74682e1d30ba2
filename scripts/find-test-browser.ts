import { findChromium } from './find-chromium.ts'
import { findProgram } from './find-program.ts'
import { installDebianPackage } from './install-debian-package.ts'

const shell = 'chromium-headless-shell'

/**
 * The browser for the browser tests: CHROMIUM_PATH, else Chromium's headless shell, else the whole browser. The shell
 * is the same Chromium without windows; ten pages in contexts of their own cost it 2.3 s of processor time, the whole
 * browser 5.8 s or more.
 */
export function findTestBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] || (findProgram([shell]) ?? findChromium())
}

export function installTestBrowser(): void {
  if (!process.env['CHROMIUM_PATH'] && !findProgram([shell])) installDebianPackage(shell)
}
