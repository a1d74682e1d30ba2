/** Rows per page. */
export const pageSize = 50

/** The input of a list's function for its page at this address. */
export function pageInput<Asked extends object>(address: URLSearchParams, asked: Asked) {
  const cursor = address.get('after')
  return { ...asked, ...(cursor && { cursor }), limit: pageSize }
}
