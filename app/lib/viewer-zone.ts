/** Returns the time zone of this browser; undefined if it is not a known one, such as `Etc/Unknown`. */
export function viewerZone(): string | undefined {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    // The constructor throws for an unknown zone.
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
