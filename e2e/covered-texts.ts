/**
 * Runs in the page. Returns every text whose letters are covered, in forced colors, by the backplate that browsers draw
 * behind each line of a later text.
 */
export function coveredTexts(): string[] {
  /** The smallest overlap in pixels that counts as covered. */
  const least = 3
  const canvas = document.createElement('canvas').getContext('2d')!
  const sizes = new Map<string, TextMetrics>()
  const blocks = new Map<Element, Element>()

  function sizeOf(font: string, words: string): TextMetrics {
    const key = font + words
    let size = sizes.get(key)
    if (!size) {
      canvas.font = font
      sizes.set(key, (size = canvas.measureText(words)))
    }
    return size
  }

  function blockOf(element: Element): Element {
    let block = blocks.get(element)
    if (!block) {
      const isInline = getComputedStyle(element).display === 'inline'
      block = isInline && element.parentElement ? blockOf(element.parentElement) : element
      blocks.set(element, block)
    }
    return block
  }

  function linesOf(node: Text) {
    const element = node.parentElement
    const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Skips a table head that only screen readers get.
    if (element?.closest('thead')?.clientWidth === 1) return []
    if (!isShown || element?.closest('.vh, .toast, .outlets__view, header, [popover], dialog, option'))
      return []
    const { fontStyle, fontWeight, fontSize, fontFamily, forcedColorAdjust } = getComputedStyle(element!)
    const size = sizeOf(`${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`, node.data.trim())
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
  const found = new Set<string>()
  for (const [at, { words, block, ground, letters }] of lines.entries()) {
    for (let next = at + 1; next < lines.length; next += 1) {
      const later = lines[next]!
      if (!later.hasGround || later.block === block) continue
      const wide = Math.min(ground.right, later.ground.right) - Math.max(ground.left, later.ground.left)
      const high = Math.min(letters.bottom, later.ground.bottom) - Math.max(letters.top, later.ground.top)
      if (wide >= least && high >= least)
        found.add(`“${words}” under “${later.words}” (${Math.round(high)} px)`)
    }
  }
  return [...found]
}
