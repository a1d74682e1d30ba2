import type { Content } from '#content/facts/content'
import { pageContentId } from '#content/facts/page-content-id'

const pageContent = JSON.parse(document.getElementById(pageContentId)?.textContent ?? '{}') as Content

/**
 * In a browser the content comes with the page, because other content may be published than the scripts were built
 * with. The `browser` condition of package.json resolves to this instead of `current-content.ts`.
 */
export const currentContent = (): Content => pageContent
