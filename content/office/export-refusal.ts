/** For a viewer, on the screen and from the server. */
export const exportRefusal = 'Viewers can’t export leads here. An owner of this site can allow it.'

/** For anybody but an owner. */
export const ownersExportRefusal = 'Only an owner can download the whole site.'
