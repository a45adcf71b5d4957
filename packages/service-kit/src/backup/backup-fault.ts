/** Says itself, to the operator, what is wrong with a backup or what is missing for one. */
export class BackupFault extends Error {}
