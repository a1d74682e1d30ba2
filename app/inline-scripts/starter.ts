import { loadPageScript, scriptData, whenParsed } from './load-page-script.ts'

/* The inline script of every page that the server answers from memory. */

const { start, parameters = '' } = scriptData

/** Storage keys that every visitor has; any other key is something that a page shows or sends by itself. */
const ofEveryVisitor = ['visit', 'visit-noted', 'react-router-scroll-positions']

/** Whether the browser stores something that a page shows or sends when it opens: a draft, session, conversation. */
function hasStoredState(): boolean {
  try {
    const keys = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage))
    return keys.some((key) => !ofEveryVisitor.includes(key))
  } catch {
    return false // The visitor has blocked storage.
  }
}

function hasPageParameter(): boolean {
  const query = new URLSearchParams(location.search)
  return parameters.split(' ').some((name) => query.has(name))
}

whenParsed(() => {
  // After the first paint, so that it does not compete with styles and fonts on a slow connection.
  if (start === 'at-once' || hasStoredState() || hasPageParameter())
    requestAnimationFrame(() => setTimeout(loadPageScript))
  const seen = new IntersectionObserver((found) => {
    if (found.some(({ isIntersecting }) => isIntersecting)) loadPageScript()
  })
  for (const live of document.querySelectorAll('[data-live]')) seen.observe(live)
})
// A picture that does not load has a placeholder, which the page's script draws.
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && loadPageScript(), {
  capture: true,
})
