/** The beginning of a failed mail's message when the recipient's server refused the address. */
export const recipientRefused = 'The mail server refused the recipient'
