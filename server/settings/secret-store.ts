/** A secret setting that its service replaces, as OAuth replaces refresh tokens. Processes share it. */
export interface SecretStore {
  read(): Promise<string | undefined>
  /** Replaces it unless somebody else has. Announced, every process applies it at once. */
  replace(before: string, after: string, options: { isAnnounced: boolean }): Promise<void>
}
