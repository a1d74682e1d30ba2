/**
 * The name under which colleagues see an account: its own name, else one made from its email address, "Nora" for
 * `nora.w@example.com`.
 * @param emailOrName the email address, or a value of `shownName`; undefined if unknown
 * @param name the name that the account's user entered
 */
export function accountName(emailOrName: string | undefined, name?: string | null): string {
  const own = name?.trim()
  if (own) return own
  if (emailOrName === undefined) return 'Somebody'
  if (!emailOrName.includes('@')) return emailOrName
  const [first = ''] = emailOrName.split('@')[0]?.split(/[._+-]/) ?? []
  return first === '' ? emailOrName : first.charAt(0).toUpperCase() + first.slice(1)
}
