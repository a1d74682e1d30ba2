import { previewParameter } from '#contracts/preview-content'

const inQuery = new RegExp(String.raw`[?&]${previewParameter}=([\w-]{32})(?:&|$)`)

/** The secret in an address that shows a page as the draft has it. */
export const previewKeyIn = (url: string | undefined): string | undefined => inQuery.exec(url ?? '')?.[1]
