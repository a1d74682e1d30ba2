/**
 * A picture inside a JSON body: `data:image/…;base64,…`. Its bytes decide its format; the claimed type only decides
 * whether it was chosen as a picture (behavior 12.8).
 */
export function isInlinePicture(text: string): boolean {
  const [start] = /^data:image\/[\w.+-]{1,100};base64,/.exec(text) ?? []
  if (start === undefined) return false
  // No regular expression matches all of it: one sometimes ran out of stack at 7 million characters.
  const content = text.slice(start.length).replace(/={1,2}$/, '')
  return content !== '' && !/[^A-Za-z0-9+/]/.test(content)
}

export const noImageFile = 'Please choose an image file'

/** For a body with one picture of at most 5 MB. */
export const pictureBodyLimitBytes = 8 * 1024 * 1024
