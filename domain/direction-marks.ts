/** Embeddings, overrides, isolates and single marks of writing direction (Unicode TR9). */
const marks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g

/**
 * Text without the marks that turn its direction: with U+202E a name shows what is beside it backwards, in a list,
 * a spreadsheet or a subject. Letters have a direction of their own and are read right without them.
 */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(marks, '')
