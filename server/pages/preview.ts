import { previewParameter } from '#contracts/preview-content'

const inQuery = new RegExp(String.raw`[?&]${previewParameter}=([\w-]{32})(?:&|$)`)

/** The secret in a preview address. */
export const previewKeyIn = (url: string | undefined): string | undefined => inQuery.exec(url ?? '')?.[1]
