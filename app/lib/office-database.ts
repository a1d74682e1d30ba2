/** Where the back office keeps what its screens have read (IndexedDB). */
export const databaseName = 'office'
