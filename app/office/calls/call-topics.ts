/** What is read again after a change of a call. */
export const callTopics = ['calls', 'contacts', 'log'] as const
