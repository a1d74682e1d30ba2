/** Runs in the page. Returns every pair of texts that overlap or run into each other. */
export function textOverlaps(): string[] {
  interface Box {
    left: number
    right: number
    top: number
    bottom: number
  }
  /** The letters of a text in one line. */
  interface Ink extends Box {
    node: Text
    /** The block container that lays the text out, whose words share lines. */
    block: Element
  }
  /** The smallest allowed gap between two texts beside each other, in pixels. */
  const nearest = 3
  const canvas = document.createElement('canvas').getContext('2d')!
  const blocks = new Map<Element, Element>()

  function blockOf(element: Element): Element {
    const known = blocks.get(element)
    if (known) return known
    const { parentElement } = element
    const inline = getComputedStyle(element).display === 'inline' && !(element instanceof SVGElement)
    const block = inline && parentElement ? blockOf(parentElement) : element
    blocks.set(element, block)
    return block
  }

  const fonts = new Map<Element, string>()
  const sizes = new Map<string, TextMetrics>()

  function sizeOf(element: Element, words: string): TextMetrics {
    let font = fonts.get(element)
    if (font === undefined) {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
      fonts.set(element, (font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`))
    }
    const key = `${font} ${words}`
    let size = sizes.get(key)
    if (!size) {
      canvas.font = font
      sizes.set(key, (size = canvas.measureText(words)))
    }
    return size
  }

  /** A line's box is higher than its letters, and headlines set their lines closer than that. */
  function lettersIn(element: Element, words: string, line: DOMRect): Box {
    const size = sizeOf(element, words)
    const frame = frameOf(element)
    return {
      left: Math.max(line.left, frame.left),
      right: Math.min(line.right, frame.right),
      top: Math.max(line.top + size.fontBoundingBoxAscent - size.actualBoundingBoxAscent, frame.top),
      bottom: Math.min(
        line.bottom - size.fontBoundingBoxDescent + size.actualBoundingBoxDescent,
        frame.bottom,
      ),
    }
  }

  const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
  const frames = new Map<Element, Box>([[document.body, everywhere]])

  /** Returns the area in which an element's texts are not clipped. */
  function frameOf(element: Element): Box {
    const known = frames.get(element)
    if (known) return known
    let frame = element.parentElement ? frameOf(element.parentElement) : everywhere
    const { overflowX, overflowY } = getComputedStyle(element)
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      frame = { ...frame }
      if (overflowX !== 'visible') {
        frame.left = Math.max(frame.left, left)
        frame.right = Math.min(frame.right, right)
      }
      if (overflowY !== 'visible') {
        frame.top = Math.max(frame.top, top)
        frame.bottom = Math.min(frame.bottom, bottom)
      }
    }
    frames.set(element, frame)
    return frame
  }

  function inksOf(node: Text): Ink[] {
    const element = node.parentElement
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    if (element.closest('.vh, .toast, [popover], dialog, script, style, title')) return []
    // On a phone this bar is sticky, and the page scrolls under it.
    const bar = element.closest('.send--steps')
    if (bar && getComputedStyle(bar).position === 'sticky') return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return Array.from(range.getClientRects(), (line) => ({
      node,
      block: blockOf(element),
      ...lettersIn(element, node.data.trim(), line),
    }))
  }

  const lettersOfInks = new Map<Ink, Box[]>()

  function lettersOf(ink: Ink): Box[] {
    const known = lettersOfInks.get(ink)
    if (known) return known
    const { node, top, bottom } = ink
    const range = document.createRange()
    const letters = Array.from(node.data, (letter, at) => {
      range.setStart(node, at)
      range.setEnd(node, Math.min(node.length, at + 1))
      return letter.trim()
        ? Array.from(range.getClientRects(), (line) => lettersIn(node.parentElement!, letter, line))
        : []
    })
      .flat()
      .filter((letter) => letter.bottom > top && letter.top < bottom)
    lettersOfInks.set(ink, letters)
    return letters
  }

  const width = (one: Box, other: Box) => Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = (one: Box, other: Box) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)

  /** Returns whether letters overlap; lines of the same block or headline may overlap a little. */
  function collide(one: Ink, other: Ink): boolean {
    const heading = one.node.parentElement!.closest('h1, h2, h3, .display')
    const close = one.block === other.block || heading?.contains(other.node) === true
    const lettersOver = lettersOf(other)
    return lettersOf(one).some((letter) =>
      lettersOver.some((over) => {
        const [wide, high] = [width(letter, over), height(letter, over)]
        const isLower = high >= 0.3 * Math.min(letter.bottom - letter.top, over.bottom - over.top)
        return close ? wide >= 2 && isLower : high >= 2 && wide >= (isLower ? -nearest : 2)
      }),
    )
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const inks: Ink[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (node.data.trim()) inks.push(...inksOf(node))
  }
  const shown = inks
    .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1)
    .toSorted((one, other) => one.top - other.top)

  const said = ({ node }: Ink) => `“${node.data.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`
  const found = new Set<string>()
  shown.forEach((upper, index) => {
    for (const lower of shown.slice(index + 1)) {
      if (lower.top >= upper.bottom) break
      const [wide, high] = [width(upper, lower), height(upper, lower)]
      if (high < 2 || wide < -nearest || upper.node === lower.node || !collide(upper, lower)) continue
      found.add(`${said(upper)} and ${said(lower)} (${Math.round(wide)} × ${Math.round(high)} px)`)
    }
  })
  return [...found]
}
