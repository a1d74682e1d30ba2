/**
 * Runs in the page. Returns every touch target under 44 px, except links within a sentence (WCAG 2.2, 2.5.8). A radio
 * or checkbox is measured by its label; a link whose `::after` covers its card is large enough.
 */
export function smallTargets(): string[] {
  /** Half a pixel is lost to rounding. */
  const least = 43.5
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline'

  function isInSentence(target: Element): boolean {
    let block = target.parentElement!
    while (isInline(block)) block = block.parentElement!
    return isInline(target) && block.textContent.trim().length > target.textContent.trim().length
  }

  function isCovering(target: Element): boolean {
    return ['::before', '::after'].some((part) => {
      const { content, position } = getComputedStyle(target, part)
      return content !== 'none' && position === 'absolute'
    })
  }

  type Target = HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }
  const targets = document.querySelectorAll<Target>('a[href], button, input, select, textarea, summary')
  return Array.from(targets).flatMap((target) => {
    const label = target.matches('[type=radio], [type=checkbox]') ? target.labels?.[0] : undefined
    const area = label ?? target
    const { width, height } = area.getBoundingClientRect()
    const isShown = area.checkVisibility({ visibilityProperty: true }) && width > 1
    if (!isShown || area.closest('.vh, .skip, .trap, [popover], dialog')) return []
    if ((width >= least && height >= least) || isInSentence(target) || isCovering(target)) return []
    const words = (area.textContent || target.getAttribute('name') || '').trim().slice(0, 40)
    return [`${target.localName} “${words}” ${Math.round(width)} × ${height.toFixed(1)} px`]
  })
}
