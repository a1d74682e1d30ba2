/** How many rows stand on a page. */
export const pageRows = 50

/** What a list asks its function for: its page at this address, of what was asked there. */
export function listAsk<Asked extends object>(address: URLSearchParams, asked: Asked) {
  const cursor = address.get('after')
  return { ...asked, ...(cursor && { cursor }), limit: pageRows }
}
