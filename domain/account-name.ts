/**
 * What colleagues call somebody: the name they gave their account, else one of their address, "Nora" for
 * `nora.w@example.com`.
 * @param known their address, or what `shownName` made of it; undefined if unknown
 * @param name as they gave it
 */
export function accountName(known: string | undefined, name?: string | null): string {
  const own = name?.trim()
  if (own) return own
  if (known === undefined) return 'Somebody'
  if (!known.includes('@')) return known
  const [first = ''] = known.split('@')[0]?.split(/[._+-]/) ?? []
  return first === '' ? known : first.charAt(0).toUpperCase() + first.slice(1)
}
