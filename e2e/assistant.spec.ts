import type { Page } from '@playwright/test'
import { assistantPanel } from '#content/assistant/panel'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdScript } from './hold.ts'

// Colours are judged where they come to rest.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const log = (page: Page) => page.getByRole('log', { name: 'Conversation with the AI assistant' })
const input = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const functionAddress = '**/functions/v1/chatbot-response'

/** Hydrated: a blank line cannot be sent any more. */
const opened = async (page: Page, path = '/') => {
  await page.goto(path)
  await input(page).focus()
  await expect(send(page)).toBeDisabled()
}

test('a visitor asks, follows up, reads the linked page, and returns to the conversation', async ({
  page,
}) => {
  await opened(page)
  await expect(input(page)).toHaveAttribute('placeholder', 'Curious what we can automate? Ask here.')
  await expect(log(page)).toContainText(assistantPanel.greeting)
  expect(await log(page).evaluate((element) => element.clientHeight)).toBe(180)

  await input(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await input(page).press('Enter')
  await expect(log(page)).not.toContainText('You:')

  await input(page).fill('What does coaching cost?')
  await expect(send(page)).toBeEnabled()
  await input(page).press('Enter')
  await expect(input(page)).toHaveValue('')
  await expect(log(page)).toContainText('$1,440')

  const asked = page.waitForRequest(functionAddress)
  await page.getByRole('button', { name: 'How long?' }).click()
  expect((await asked).postDataJSON()).toEqual({
    userMessage: 'How long?',
    conversationHistory: [
      { type: 'user', text: 'What does coaching cost?' },
      { type: 'bot', text: expect.stringContaining('$1,440') },
    ],
  })
  await expect(log(page)).toContainText('Coaching runs 6 months')
  await expectAccessible(page, 'a conversation')

  await log(page).getByRole('link', { name: 'AI coaching for business' }).last().click()
  await expect(page).toHaveURL('/ai-for-business')
  await page.goBack()
  await expect(log(page)).toContainText('Coaching runs 6 months')
  await page.reload()
  await expect(log(page)).toContainText('Coaching runs 6 months')
})

test('an answer can be stopped, fail, and be requested again', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED/, /The assistant could not answer/)
  await opened(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(functionAddress, async (route) => {
    await held
    await route.abort()
  })
  await input(page).fill('What does the audit cost?')
  await send(page).click()
  await expect(log(page)).toContainText('Looking it up')
  await input(page).fill('and then?')
  await expect(send(page)).toBeDisabled()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(log(page)).toContainText('Not answered.')
  await expect(send(page)).toBeEnabled()
  await expectAccessible(page, 'a question that was stopped', { widths: [360] })

  await page.getByRole('button', { name: 'Try again' }).click()
  release()
  await expect(log(page)).toContainText(
    'Sorry, I encountered an error. Please try again or consider scheduling an AI audit for personalized assistance.',
  )
  await page.unroute(functionAddress)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(page)).toContainText('$1,999')
  await expect(log(page)).not.toContainText('Sorry, I encountered an error')
  await expect(log(page).getByText('What does the audit cost?')).toHaveCount(1)
})

test('after an unanswered question, a person can be asked', async ({ page }) => {
  await opened(page)
  await input(page).fill('Who won the world cup?')
  await input(page).press('Enter')
  await expect(log(page)).toContainText('I would rather not guess')
  const address = page.getByRole('textbox', { name: 'Your email address' })
  const ask = page.getByRole('button', { name: 'Ask for an answer' })
  await ask.click()
  await expect(address).toBeFocused()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expectAccessible(page, 'the follow-up')
  await address.fill('owner@example.com')
  const sent = page.waitForRequest('**/functions/v1/subscribe-contact')
  await ask.click()
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'owner@example.com',
    source: 'assistant',
    conversation: [
      { type: 'user', text: 'Who won the world cup?' },
      { type: 'bot', text: expect.stringContaining('I would rather not guess') },
    ],
  })
  await expect(page.getByText('A person reads your question and emails you back.')).toBeVisible()
})

test('follow-up questions are shown whole after each answer, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await opened(page)
  for (const question of [
    'What does coaching cost?',
    'What workshops do you have?',
    'How do I get more leads?',
  ]) {
    await input(page).fill(question)
    await input(page).press('Enter')
    await expect(log(page).getByText(question)).toBeVisible()
    await expect(page.locator('.chat__next button:enabled').first()).toBeVisible()
    const cut = await page.locator('#assistant').evaluate((panel) =>
      Array.from(panel.querySelectorAll('.chat__next button'), (button) => {
        const isSeen = (x: number, y: number) => button.contains(document.elementFromPoint(x, y))
        button.scrollIntoView({ block: 'center' })
        const box = button.getBoundingClientRect()
        return {
          text: button.textContent,
          isWhole: isSeen(box.left + 4, box.top + 4) && isSeen(box.right - 4, box.bottom - 4),
        }
      }).filter(({ isWhole }) => !isWhole),
    )
    expect(cut, question).toEqual([])
  }
})

test('text typed before hydration is kept', async ({ page }) => {
  const release = await holdScript(page)
  await page.goto('/')
  await input(page).fill('how long does the audit take')
  release()
  // A blank line can be sent only while there is no script.
  await expect(log(page)).toBeVisible()
  await input(page).pressSequentially('?')
  await send(page).click()
  await expect(log(page)).toContainText('4 weeks')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page returns with the answer and the conversation', async ({ page }) => {
    await page.goto('/landing')
    await input(page).fill('What does the audit cost?')
    await input(page).press('Enter')
    await expect(page).toHaveURL('/landing#assistant')
    await expect(log(page)).toContainText('$1,999')
    await page.goto('/')
    await page.getByRole('button', { name: 'Audit price?' }).click()
    await expect(page).toHaveURL('/?index#assistant')
    await expect(log(page)).toContainText('$1,999')
    await input(page).fill('and how long does it take?')
    await send(page).click()
    await expect(log(page)).toContainText('$1,999')
    await expect(log(page)).toContainText('4 weeks')
  })
})
