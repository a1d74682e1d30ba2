/**
 * The back office's name for somebody known only by address: "Nora" for `nora.w@example.com`.
 * @param email undefined if unknown
 */
export function accountName(email: string | undefined): string {
  if (email === undefined) return 'Somebody'
  const [first = ''] = email.split('@')[0]?.split(/[._+-]/) ?? []
  return first === '' ? email : first.charAt(0).toUpperCase() + first.slice(1)
}
