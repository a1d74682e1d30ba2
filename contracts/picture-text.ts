/**
 * A picture inside a JSON body: `data:image/…;base64,…`. What kind of picture it is, its bytes say; what it claims to be
 * decides only whether it was chosen as one (S1 §5, "must be an image file").
 */
export const inlinePicture = /^data:image\/[\w.+-]+;base64,[A-Za-z0-9+/]+={0,2}$/

export const noImageFile = 'Please choose an image file'

/** For a body with one picture of at most 5 MB in it. */
export const pictureBodyLimitBytes = 8 * 1024 * 1024
