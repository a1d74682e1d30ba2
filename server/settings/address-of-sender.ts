import { normaliseEmail } from '#domain/email'

/** The address in a sender, which is an address alone or `Name <address>`. */
export const addressOfSender = (sender: string): string =>
  normaliseEmail(/<([^<>]*)>$/.exec(sender.trim())?.[1] ?? sender)
