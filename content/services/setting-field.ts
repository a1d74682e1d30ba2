/** How a setting is entered; `new-secret` can be generated with a button. */
export type SettingKind =
  | 'text'
  | 'email'
  | 'url'
  | 'number'
  | 'zone'
  | 'yes-no'
  | 'secret'
  | 'secret-text'
  | 'new-secret'

/** What the owner fills in for a setting. */
export interface SettingField {
  label: string
  hint?: string
  kind: SettingKind
  placeholder?: string
}
