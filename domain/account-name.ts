/** What the back office calls somebody of whom it knows the address alone: "Nora" for `nora.w@example.com`. */
export function accountName(email: string): string {
  const [first = ''] = email.split('@')[0]?.split(/[._+-]/) ?? []
  return first === '' ? email : first.charAt(0).toUpperCase() + first.slice(1)
}
