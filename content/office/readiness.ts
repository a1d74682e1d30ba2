import type { ReadinessId } from '#domain/readiness'

interface Fix {
  label: string
  to: string
}

interface ItemWords {
  title: string
  /** The item's button. Undefined where only the server's environment changes it: then the item can be copied. */
  fix?: Fix
  /** The environment variable or command that changes it on the server. */
  developers?: string
}

const setUp = (step: string) => `/admin/set-up?step=${step}`

/** The title of each item, and where it is fixed. */
export const readinessItems: Readonly<Record<ReadinessId, ItemWords>> = {
  address: { title: 'Address', developers: 'SITE_URL' },
  proxy: { title: 'Proxy', developers: 'TRUSTED_PROXIES' },
  mail: { title: 'Mail', fix: { label: 'Connect mail', to: setUp('mail') } },
  'sender-domain': { title: 'Sender’s domain', fix: { label: 'See the records', to: setUp('mail') } },
  'owner-address': { title: 'Your address', fix: { label: 'Verify your address', to: setUp('alerts') } },
  links: { title: 'Links', fix: { label: 'Set the links', to: '/admin/settings/connections' } },
  company: { title: 'Business', fix: { label: 'Fill in your business', to: setUp('business') } },
  claims: { title: 'Claims', fix: { label: 'Check the claims', to: setUp('samples') } },
  samples: { title: 'Samples', fix: { label: 'Decide on the samples', to: setUp('samples') } },
  backup: { title: 'Backup', fix: { label: 'Back up now', to: '/admin/settings/data' } },
  restore: { title: 'Test restore', fix: { label: 'Test a backup', to: '/admin/settings/data' } },
  database: { title: 'Database', developers: 'DATA_DIR or DATABASE_URL' },
  'two-step': { title: 'Two-step sign-in', fix: { label: 'Turn it on', to: '/admin/settings/you' } },
}

/** The fix for an owner with two-step sign-in while another owner has none. */
export const otherOwnersFix: Fix = { label: 'See the team', to: '/admin/settings/team' }

export const readinessCopy = {
  title: 'Ready to go live',
  ready: 'The site is ready to go live.',
  left: (count: number) =>
    count === 1
      ? 'One thing is left before the site can go live.'
      : `${count} things are left before the site can go live.`,
  optional: 'Can wait.',
  forDevelopers: (names: string) => `For developers: ${names}`,
  copy: 'Copy for your developer',
  copied: 'Copied. Send it to the person who runs the server.',
  notCopied: 'This browser did not copy it. Select the text instead.',
  loading: 'Checking whether the site is ready…',
} as const
