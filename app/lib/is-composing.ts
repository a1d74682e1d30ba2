/**
 * Whether a key belongs to an input method. Safari sends the key that ends a conversion after `compositionend`, with
 * `isComposing` false; only its code, 229, tells it from the same key pressed for the page.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else has it
  event.isComposing || event.keyCode === 229
