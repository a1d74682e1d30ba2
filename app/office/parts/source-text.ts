import { originNames } from '#domain/contact-origin'

const ownNames = new Set<string>(Object.values(originNames))

/** “via LinkedIn”; “direct”. */
export const viaText = (source: string): string =>
  ownNames.has(source) ? source.toLowerCase() : `via ${source}`

/** Where somebody came from: “Home page form, via LinkedIn”, “LinkedIn”. */
export const sourceText = (form: string | undefined, source: string | null): string =>
  form === undefined ? (source ?? '') : [form, source && viaText(source)].filter(Boolean).join(', ')
