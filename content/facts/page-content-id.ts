/** The id of the element that carries a page’s content to the browser. */
export const pageContentId = 'content'
