/** Settings by name, as they are written in an environment. */
export type GivenSettings = Readonly<Record<string, string | undefined>>

/** The message follows the name. */
export interface SettingFault {
  name: string
  message: string
}
