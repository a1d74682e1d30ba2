/**
 * What the back office calls somebody of whom it knows the address alone: "Nora" for `nora.w@example.com`.
 * @param email undefined for whoever is not known any more
 */
export function accountName(email: string | undefined): string {
  if (email === undefined) return 'Somebody'
  const [first = ''] = email.split('@')[0]?.split(/[._+-]/) ?? []
  return first === '' ? email : first.charAt(0).toUpperCase() + first.slice(1)
}
