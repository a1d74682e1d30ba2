/** Every element and pseudo-element of a page, with its box and its styles that differ from the initial ones. */
export type Snapshot = { name: string; box: string; style: Record<string, string> }[]

/** Runs in the page. */
export function snapshotOf(): Snapshot {
  const blank = document.createElement('span')
  // The CSP does not apply to a style that a script sets.
  blank.style.all = 'initial'
  document.body.append(blank)
  const initial = getComputedStyle(blank)
  const names = Array.from(initial).filter(
    (name) => !/inline|block|^perspective|^transform-origin/.test(name),
  )
  const usual = names.map((name) => initial.getPropertyValue(name))
  blank.remove()
  return [...document.querySelectorAll('html, body, body *')]
    .filter((element) => !element.closest('script, template, noscript'))
    .flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x + scrollX, y + scrollY, width, height].map((side) => side.toFixed(1)).join(' ')
      const parent = element.parentElement
        ? `${element.parentElement.className || element.parentElement.tagName} > `
        : ''
      const name = `${parent}${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 24) ?? ''}`
      const drawn = ['::before', '::after', '::marker', '::placeholder'].flatMap((part) => {
        if (part === '::placeholder' && !element.matches('[placeholder]')) return []
        if (part === '::marker' && getComputedStyle(element).display !== 'list-item') return []
        const style = getComputedStyle(element, part)
        if (style.content === 'none' && part !== '::placeholder') return []
        return [{ name: name + part, box: '', style: unusual(style) }]
      })
      return [{ name, box, style: unusual(getComputedStyle(element)) }, ...drawn]
    })

  function unusual(style: CSSStyleDeclaration): Record<string, string> {
    const values = names.map((name) => [name, style.getPropertyValue(name)] as const)
    return Object.fromEntries(values.filter(([, value], index) => value !== usual[index]))
  }
}
