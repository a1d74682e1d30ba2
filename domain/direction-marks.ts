/** Embeddings, overrides, isolates and single marks of writing direction (Unicode TR9). */
const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Removes marks of writing direction: with U+202E a name shows the text beside it backwards, in a list, a spreadsheet
 * or a subject. Letters have a direction of their own and are displayed correctly without them.
 */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(marks, '')
