/**
 * A picture inside a JSON body: `data:image/…;base64,…`. Its bytes decide its format; the claimed type only decides
 * whether it was chosen as a picture (behavior 12.8).
 */
export const inlinePicture = /^data:image\/[\w.+-]+;base64,[A-Za-z0-9+/]+={0,2}$/

export const noImageFile = 'Please choose an image file'

/** For a body with one picture of at most 5 MB. */
export const pictureBodyLimitBytes = 8 * 1024 * 1024
