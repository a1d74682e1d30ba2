/** The name of the IndexedDB with the back office's cached reads. */
export const databaseName = 'office'
