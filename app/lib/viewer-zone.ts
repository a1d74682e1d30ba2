/** The time zone of this browser; undefined where it has none that exists, as `Etc/Unknown`. */
export function viewerZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    // Throws for an unknown one.
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
