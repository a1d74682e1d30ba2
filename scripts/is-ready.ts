import { env, exit } from 'node:process'

/** A container's health check: exits with 0 while the site on this PORT is ready, otherwise with 1. */
const answer = await fetch(`http://127.0.0.1:${env['PORT'] ?? '3000'}/readyz`).catch(() => undefined)
exit(answer?.ok ? 0 : 1)
