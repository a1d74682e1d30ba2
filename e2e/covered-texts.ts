/**
 * Runs in the page: every text whose letters are covered, in forced colors, by the ground that browsers lay under each
 * line of a text that is drawn later.
 */
export function coveredTexts(): string[] {
  /** What a reader still makes out, in pixels. */
  const least = 3
  const canvas = document.createElement('canvas').getContext('2d')!
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
  function blockOf(element: Element): Element {
    return isInline(element) && element.parentElement ? blockOf(element.parentElement) : element
  }

  function linesOf(node: Text) {
    const element = node.parentElement
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // A table's head that is read out only.
    if (element?.closest('thead')?.clientWidth === 1) return []
    if (!isShown || element?.closest('.vh, .toast, .outlets__view, header, [popover], dialog, option'))
      return []
    const { fontStyle, fontWeight, fontSize, fontFamily, forcedColorAdjust } = getComputedStyle(element!)
    canvas.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const size = canvas.measureText(node.data.trim())
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects(), (ground) => ({
      words: node.data.trim().slice(0, 40),
      block: blockOf(element!),
      hasGround: forcedColorAdjust !== 'none',
      ground,
      letters: {
        top: ground.top + size.fontBoundingBoxAscent - size.actualBoundingBoxAscent,
        bottom: ground.bottom - size.fontBoundingBoxDescent + size.actualBoundingBoxDescent,
      },
    }))
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: ReturnType<typeof linesOf> = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.trim()) lines.push(...linesOf(node))
  }
  const found = lines.flatMap(({ words, block, ground, letters }, at) =>
    lines.slice(at + 1).flatMap((later) => {
      const wide = Math.min(ground.right, later.ground.right) - Math.max(ground.left, later.ground.left)
      const high = Math.min(letters.bottom, later.ground.bottom) - Math.max(letters.top, later.ground.top)
      const isCovered = later.hasGround && later.block !== block && wide >= least && high >= least
      return isCovered ? [`“${words}” under “${later.words}” (${Math.round(high)} px)`] : []
    }),
  )
  return [...new Set(found)]
}
