/** The checks before a site goes live, in display order. */
export const readinessIds = [
  'address',
  'proxy',
  'mail',
  'sender-domain',
  'owner-address',
  'links',
  'company',
  'claims',
  'samples',
  'backup',
  'restore',
  'database',
  'two-step',
] as const
export type ReadinessId = (typeof readinessIds)[number]

/** `skipped`: cannot be judged now, or does not apply to this site. It never stops a site from going live. */
export const readinessStates = ['done', 'open', 'skipped'] as const
export type ReadinessState = (typeof readinessStates)[number]
