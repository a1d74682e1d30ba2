/** For a viewer, on the screen and from the server. */
export const exportRefusal = 'Viewers can’t export leads here. An owner of this site can allow it.'
