import { afterAll } from 'vitest'
import { readOverlayFrom } from '#content/facts/current-content'

// Test files of a worker share modules, so content published in one must not be read in the next.
afterAll(() => readOverlayFrom(() => undefined))
