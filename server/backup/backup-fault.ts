/** Why there can be no backup, or none can be restored, in words for the owner. */
export class BackupFault extends Error {}
