/** Invalid settings; the message lists each on a line. */
export class EnvError extends Error {
  constructor(faults: readonly string[]) {
    super(['These settings cannot be used:', ...faults].join('\n  '))
  }
}
