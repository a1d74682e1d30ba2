import { currentContent } from '#content/facts/current-content'
import { pageContentId } from '#content/facts/page-content-id'

/** Sends the page's content to the browser, so that hydration uses the same content. */
export function PageContent() {
  const json = JSON.stringify(currentContent()).replaceAll('<', String.raw`\u003c`)
  return <script id={pageContentId} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
}
