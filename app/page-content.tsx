import { currentContent } from '#content/current-content'
import { pageContentId } from '#content/page-content-id'

/** Hands the browser the content that the page was rendered with, so that scripts go on with the same. */
export function PageContent() {
  const json = JSON.stringify(currentContent()).replaceAll('<', String.raw`\u003c`)
  return <script id={pageContentId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}
