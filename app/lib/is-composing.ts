/**
 * Whether a key belongs to an input method (IME). Safari sends the key that ends a composition after `compositionend`,
 * with `isComposing` false; only its `keyCode` 229 distinguishes it from a key pressed for the page.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else has it
  event.isComposing || event.keyCode === 229
