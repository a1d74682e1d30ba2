/** The topics whose data is reloaded after a change of a call. */
export const callTopics = ['calls', 'contacts', 'log'] as const
