import { env, exit } from 'node:process'

/** Ends with 0 while the site on this PORT takes visitors, else with 1: the health check of a container. */
const answer = await fetch(`http://127.0.0.1:${env['PORT'] ?? '3000'}/readyz`).catch(() => undefined)
exit(answer?.ok ? 0 : 1)
