/** The texts about mails that were read from the mailbox, on the page of a contact. */
export const messageCopy = {
  wrote: (name: string) => `${name} wrote`,
  subject: (subject: string) => `“${subject}”`,
  noText: 'An email without text. Open it in your mailbox.',
  byThem: (who: string, subject: string) => (subject === '' ? `${who} wrote` : `${who} wrote: ${subject}`),
  byUs: (who: string, subject: string) =>
    subject === '' ? `${who} wrote from a mail program` : `${who} wrote from a mail program: ${subject}`,
  automatic: (who: string, subject: string) =>
    `Automatic answer from ${who}${subject === '' ? '' : `: ${subject}`}`,
  forged: 'Your mail server says that this may not be from them. It changes nothing here.',
  quoted: 'Show quoted text',
  cut: 'The rest is in your mailbox.',
  attachments: (files: readonly string[]) =>
    `${files.length === 1 ? '1 attachment' : `${files.length} attachments`}: ${files.join('; ')}. ${files.length === 1 ? 'It stays' : 'They stay'} in your mailbox.`,
  someone: 'Somebody',
} as const
