import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { guardMovedNodes } from './moved-nodes.ts'

guardMovedNodes()
afterEach(cleanup)

/** What translators do to each text node: replace it in one step or in two, or wrap it. */
const translations = {
  'replaced at once': (text: Text, font: Element) => text.replaceWith(font),
  'replaced in two steps': (text: Text, font: Element) => {
    text.before(font)
    text.remove()
  },
  wrapped: (text: Text, font: Element) => {
    font.textContent = ''
    text.before(font)
    font.append(text)
  },
}

async function translate(how: (text: Text, font: Element) => void) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const font = document.createElement('font')
    font.textContent = text.data
    how(text, font)
  }
  // Lets the mutation observer run.
  await Promise.resolve()
}

const Counted = ({ count }: { count: number }) => (
  <p>
    Question {count} of 3{count === 2 && <b>half</b>} {count === 3 ? 'last' : null}
    {count < 3 && <i>more</i>}
  </p>
)

test.each(Object.entries(translations))('React still updates text that was %s', async (_, how) => {
  const { container, rerender } = render(<Counted count={1} />)
  for (const [count, words] of [
    [2, 'Question 2 of 3half more'],
    [3, 'Question 3 of 3 last'],
    [1, 'Question 1 of 3 more'],
    [2, 'Question 2 of 3half more'],
  ] as const) {
    await translate(how)
    rerender(<Counted count={count} />)
    expect(container.textContent).toBe(words)
  }
  await translate(how)
  cleanup()
  expect(document.body.textContent).toBe('')
})
