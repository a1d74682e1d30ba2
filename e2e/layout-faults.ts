/** Faults of a page's layout, each described by a string. */
interface LayoutFaults {
  /** How far the page scrolls sideways, and what reaches farthest. */
  sideways: string[]
  /** Texts that leave the screen or the frame drawn around them, or are cut off. */
  cutOff: string[]
  /** Two lines of one text whose letters meet. */
  touching: string[]
}

/** Runs in the page. */
export function layoutFaults(): LayoutFaults {
  /** The smallest allowed gap between the letters of two lines, in pixels. */
  const nearest = 1
  const { clientWidth, scrollWidth } = document.documentElement
  const canvas = document.createElement('canvas').getContext('2d')!
  const metrics = new Map<string, TextMetrics>()

  function measure(font: string, letter: string): TextMetrics {
    const key = font + letter
    let known = metrics.get(key)
    if (!known) {
      canvas.font = font
      metrics.set(key, (known = canvas.measureText(letter)))
    }
    return known
  }

  const quote = (text: string) => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`
  const name = (element: Element) =>
    `${element.localName}${[...element.classList].map((each) => `.${each}`).join('')}`

  function isRead(element: Element | null): element is Element {
    if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return !element.closest('.vh, .skip, .trap, [popover], dialog, script, style, title, option, svg, thead')
  }

  interface Style {
    overflowX: string
    isDrawn: boolean
    isPlaced: boolean
  }
  const styles = new Map<Element, Style>()

  function styleOf(element: Element): Style {
    let style = styles.get(element)
    if (!style) {
      const { overflowX, borderLeftWidth, borderRightWidth, position } = getComputedStyle(element)
      const isDrawn = Number.parseFloat(borderLeftWidth) > 0 && Number.parseFloat(borderRightWidth) > 0
      styles.set(element, (style = { overflowX, isDrawn, isPlaced: position === 'absolute' }))
    }
    return style
  }

  /** The part of the screen in which an element can be seen, or scrolled to. */
  function frameOf(element: Element): { left: number; right: number } {
    const frame = { left: 0, right: clientWidth }
    let isPlaced = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = styleOf(at)
      if (/auto|scroll/.test(style.overflowX)) return { left: -Infinity, right: Infinity }
      const isFrame = style.isDrawn && !isPlaced
      // Absolutely positioned text, such as a station's name beside its ring, may leave a drawn frame.
      isPlaced ||= style.isPlaced
      if (style.overflowX === 'visible' && !isFrame) continue
      const { left, right } = at.getBoundingClientRect()
      frame.left = Math.max(frame.left, left)
      frame.right = Math.min(frame.right, right)
    }
    return frame
  }

  const faults = {
    sideways: new Set<string>(),
    cutOff: new Set<string>(),
    touching: new Set<string>(),
  }
  if (scrollWidth > clientWidth) {
    const widest = [...document.body.querySelectorAll('*')]
      .filter((each) => each.checkVisibility())
      .map((each) => ({ each, right: each.getBoundingClientRect().right }))
      .toSorted((one, other) => other.right - one.right)[0]
    faults.sideways.add(`${scrollWidth} of ${clientWidth} px${widest ? `: ${name(widest.each)}` : ''}`)
  }

  // Fixed elements do not widen the page, so they are measured separately.
  for (const each of document.body.querySelectorAll('*')) {
    const { right } = each.getBoundingClientRect()
    if (right <= clientWidth + 1 || !each.checkVisibility()) continue
    for (let at: Element | null = each; at && at !== document.body; at = at.parentElement)
      if (getComputedStyle(at).position === 'fixed')
        faults.sideways.add(`${name(each)} in ${name(at)} to ${Math.round(right)} of ${clientWidth} px`)
  }

  interface Letter {
    left: number
    right: number
    top: number
    bottom: number
    line: number
  }

  function lettersOf(node: Text, element: Element): Letter[] {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const range = document.createRange()
    const letters: Letter[] = []
    for (let at = 0; at < node.length; at += 1) {
      if (!node.data[at]!.trim()) continue
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getClientRects()[0]
      if (!box) continue
      const ink = measure(font, node.data[at]!)
      letters.push({
        left: box.left,
        right: box.right,
        line: box.top,
        top: box.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
        bottom: box.bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent,
      })
    }
    return letters
  }

  const close: { element: Element; letters: Letter[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    const element = node.parentElement
    if (!node.data.trim() || !isRead(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (lines.length === 0) continue
    const frame = frameOf(element)
    for (const { left, right } of lines)
      if (left < frame.left - 1.5 || right > frame.right + 1.5)
        faults.cutOff.add(
          `${name(element.parentElement!)} ${name(element)} ${quote(node.data)} ${Math.round(left)} to ${Math.round(right)} of ${Math.round(frame.left)} to ${Math.round(frame.right)}`,
        )
    const { lineHeight, fontSize } = getComputedStyle(element)
    if (Number.parseFloat(lineHeight) < 1.3 * Number.parseFloat(fontSize)) {
      let block: Element = element
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement
      const known = close.find((each) => each.element === block)
      const letters = lettersOf(node, element)
      if (known) known.letters.push(...letters)
      else close.push({ element: block, letters })
    }
  }
  for (const { element, letters } of close) {
    const sorted = letters.toSorted((one, other) => one.line - other.line)
    let least = Infinity
    for (const [at, upper] of sorted.entries())
      for (let next = at + 1; next < sorted.length; next += 1) {
        const lower = sorted[next]!
        if (lower.line - upper.line < 0.4 * (upper.bottom - upper.top)) continue
        if (lower.top > upper.bottom + 60) break
        const wide = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left)
        if (wide > 1) least = Math.min(least, lower.top - upper.bottom)
      }
    if (least < nearest)
      faults.touching.add(`${name(element)} ${quote(element.textContent)} ${least.toFixed(1)} px`)
  }
  return {
    sideways: [...faults.sideways],
    cutOff: [...faults.cutOff],
    touching: [...faults.touching],
  }
}
