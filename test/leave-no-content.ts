import { afterAll } from 'vitest'
import { readOverlayFrom } from '#content/facts/current-content'

// The files of a worker share its modules: what one has published is not what the site says in the next.
afterAll(() => readOverlayFrom(() => undefined))
