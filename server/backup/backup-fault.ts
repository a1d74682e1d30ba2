/** Why a backup cannot be made or restored, for the owner to read. */
export class BackupFault extends Error {}
