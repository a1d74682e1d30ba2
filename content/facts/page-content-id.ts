/** Of the element by which a page hands its content to the browser. */
export const pageContentId = 'content'
