/** What a failed mail says, at first, whose address the recipient's server does not take. */
export const recipientRefused = 'The mail server refused the recipient'
