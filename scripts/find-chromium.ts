import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { findProgram } from './find-program.ts'
import { installDebianPackage } from './install-debian-package.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for pictures and measurements: CHROMIUM_PATH, one on the PATH, Playwright's own, or, as root on Debian,
 * the package, which is then installed. Undefined if none is available.
 */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH']
  if (chosen) return chosen
  return findProgram(names) ?? playwrightsOwn() ?? installed()
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function installed(): string | undefined {
  installDebianPackage('chromium')
  return findProgram(names)
}
