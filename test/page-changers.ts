/** What password managers and translators do to a page: at once, and again after every change. */
export const changerNames = ['beside', 'inside', 'around', 'attribute', 'translator'] as const

/**
 * Put into a page before its own scripts: `page.addInitScript(changePages, name)`. `word-translator` leaves texts that
 * begin or end with a space, which the names that Testing Library computes would lose.
 */
export function changePages(name: (typeof changerNames)[number] | 'word-translator'): void {
  const fields = () => Array.from(document.querySelectorAll<HTMLElement>('form :is(input, textarea, select)'))
  const mark = () => Object.assign(document.createElement('div'), { className: 'manager', textContent: '⚿' })
  const isMarked = (element: Element | null) => element?.classList.contains('manager')
  const changers = {
    beside: () =>
      fields().forEach((field) => {
        if (!isMarked(field.nextElementSibling)) field.after(mark())
      }),
    inside: () =>
      document.querySelectorAll('form').forEach((form) => {
        if (!isMarked(form.firstElementChild)) form.prepend(mark())
      }),
    around: () =>
      fields().forEach((field) => {
        if (isMarked(field.parentElement) || field === document.activeElement) return
        const wrapper = Object.assign(document.createElement('div'), { className: 'manager' })
        field.replaceWith(wrapper)
        wrapper.append(field)
      }),
    attribute: () => fields().forEach((field) => field.setAttribute('data-manager', '1')),
    translator: translate,
    'word-translator': translate,
  }
  function translate() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    for (const text of found) {
      const parent = text.parentElement
      if (name === 'word-translator' && text.data.trim() !== text.data) continue
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea, option, svg'))
        continue
      const font = document.createElement('font')
      font.append(Object.assign(document.createElement('font'), { textContent: text.data }))
      text.replaceWith(font)
    }
  }
  const start = () => {
    const observer = new MutationObserver(change)
    function change() {
      observer.disconnect()
      changers[name]()
      observer.observe(document, { childList: true, characterData: true, subtree: true })
    }
    change()
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
  else start()
}
