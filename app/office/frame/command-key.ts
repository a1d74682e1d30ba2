/** What the key is called that is held for ⌘K. Only an admin's browser asks. */
export const commandKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl')
