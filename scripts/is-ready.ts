/** Ends with 0 while the site on this PORT takes visitors, else with 1: the health check of a container. */
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined)
process.exit(answer?.ok ? 0 : 1)

export {}
