import type { Page } from '@playwright/test'
import { assistantPanel } from '#content/assistant/panel'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { holdScript } from './hold.ts'

// Without transitions, axe measures the final colors.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const log = (page: Page) => page.getByRole('log', { name: 'Conversation with the AI assistant' })
const input = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const functionAddress = '**/functions/v1/chatbot-response'

/** The follow-up questions that something covers or cuts off. */
const cutQuestions = async (page: Page) =>
  page.locator('#assistant').evaluate((panel) =>
    Array.from(panel.querySelectorAll('.chat__next button'), (button) => {
      const isSeen = (x: number, y: number) => button.contains(document.elementFromPoint(x, y))
      button.scrollIntoView({ block: 'center' })
      const box = button.getBoundingClientRect()
      return {
        text: button.textContent,
        isUncovered: isSeen(box.left + 4, box.top + 4) && isSeen(box.right - 4, box.bottom - 4),
      }
    }).filter(({ isUncovered }) => !isUncovered),
  )

test('a visitor asks the assistant, stops and retries an answer, opens a linked page, and asks a person', async ({
  page,
  faults,
}) => {
  faults.expect(/ERR_FAILED/, /The assistant could not answer/)
  await page.setViewportSize({ width: 360, height: 740 })
  // What is typed before hydration is kept.
  const release = await holdScript(page)
  await page.goto('/')
  await input(page).fill('What does coaching cost')
  release()
  await expect(input(page)).toHaveAttribute('placeholder', 'Curious what we can automate? Ask here.')
  await expect(log(page)).toContainText(assistantPanel.greeting)
  expect(await log(page).evaluate((element) => element.clientHeight)).toBe(180)
  await input(page).pressSequentially('?')
  await expect(input(page)).toHaveValue('What does coaching cost?')
  await send(page).click()
  await expect(log(page)).toContainText('What does coaching cost?')
  await expect(log(page)).toContainText('$1,440')
  await expect(input(page)).toHaveValue('')

  await input(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await input(page).press('Enter')
  await expect(log(page).locator('.chat__user')).toHaveCount(1)

  // Follow-up questions are shown whole after each answer, also on a phone.
  const followUps = page.locator('.chat__next button:enabled')
  await expect(followUps.first()).toBeVisible()
  expect(await cutQuestions(page)).toEqual([])
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
  for (const question of ['What workshops do you have?', 'How do I get more leads?']) {
    await input(page).fill(question)
    await input(page).press('Enter')
    await expect(log(page).getByText(question)).toBeVisible()
    await expect(followUps.first()).toBeVisible()
    expect(await cutQuestions(page), question).toEqual([])
  }
  await expectAccessible(page, 'a conversation')
  await page.setViewportSize({ width: 1280, height: 800 })

  await log(page).getByRole('link', { name: 'AI coaching for business' }).last().click()
  await expect(page).toHaveURL('/ai-for-business')
  await page.goBack()
  await expect(log(page)).toContainText('Coaching runs 6 months')
  await page.reload()
  await expect(log(page)).toContainText('Coaching runs 6 months')

  // An answer can be stopped, fail, and be requested again.
  await input(page).focus()
  await expect(send(page)).toBeDisabled()
  const held = Promise.withResolvers<void>()
  await page.route(functionAddress, async (route) => {
    await held.promise
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
  held.resolve()
  const sorry =
    'Sorry, I encountered an error. Please try again or consider scheduling an AI audit for personalized assistance.'
  await expect(log(page)).toContainText(sorry)
  await page.unroute(functionAddress)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(page)).toContainText('$1,999')
  await expect(log(page)).not.toContainText('Sorry, I encountered an error')
  await expect(log(page).getByText('What does the audit cost?')).toHaveCount(1)

  // After an unanswered question, a person can be asked.
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
  const { email, source, conversation } = (await sent).postDataJSON() as Record<string, unknown>
  expect({ email, source }).toEqual({ email: 'owner@example.com', source: 'assistant' })
  expect(conversation).toEqual(
    expect.arrayContaining([
      { type: 'user', text: 'Who won the world cup?' },
      { type: 'bot', text: expect.stringContaining('I would rather not guess') },
    ]),
  )
  await expect(page.getByText('A person reads your question and emails you back.')).toBeVisible()
})
