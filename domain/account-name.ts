/**
 * The name under which colleagues see an account: its own name, else one made from its email address, "Nora" for
 * `nora.w@example.com`.
 * @param known the email address, or a value of `shownName`; undefined if unknown
 * @param name the name that the account's user entered
 */
export function accountName(known: string | undefined, name?: string | null): string {
  const own = name?.trim()
  if (own) return own
  if (known === undefined) return 'Somebody'
  if (!known.includes('@')) return known
  const [first = ''] = known.split('@')[0]?.split(/[._+-]/) ?? []
  return first === '' ? known : first.charAt(0).toUpperCase() + first.slice(1)
}
