import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { waitingParcels } from '#app/features/scorecard/outbox'
import { shownToasts } from '#app/ui/toast'
import { honeypotName } from '#contracts/submission'
import { deliveries } from '#server/db/schema/deliveries'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers } from '#test/examples'
import { choice, choose, control, controls, descriptionOf, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'
import { closeToasts, findToast } from '#test/toasts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  closeToasts()
})

type Intercept = NonNullable<Parameters<typeof openPage>[2]>['intercept']
type Answers = Record<string, string | readonly string[]>

const { fullName, email, linkedin: _linkedin, businessType, teamSize, ...readiness } = exampleAnswers
const contact = { fullName, email, businessType, teamSize }
const resultsPath = '/ai-score-results'
const functionPath = (name: string) => `/functions/v1/${name}`

const openQuiz = async (intercept: Intercept = withoutStamp) =>
  openPage(database, '/ai-first-readiness-score', { intercept })
type Opened = Awaited<ReturnType<typeof openQuiz>>

/** Opens the second step with every question answered, as after a reload. */
async function openAnswered({ intercept, changed = {} }: { intercept?: Intercept; changed?: Answers } = {}) {
  const given: Answers = { ...contact, ...readiness, ...changed }
  const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, [value].flat()]))
  localStorage.setItem('scorecard-draft', JSON.stringify({ step: 'readiness', values }))
  const opened = await openQuiz(intercept)
  await opened.screen.findByRole('heading', { name: 'AI Readiness Assessment' })
  await waitFor(() => expect(choice('timeOwner', [given['timeOwner']].flat()[0] ?? '').checked).toBe(true))
  return opened
}

const submitButton = ({ screen }: Opened) => screen.getByRole('button', { name: 'Calculate My AI Score' })

async function goOn({ screen, user }: Opened) {
  await user.click(screen.getByRole('button', { name: 'Continue' }))
}

async function toReadiness(opened: Opened) {
  fill({ fullName, email })
  await opened.user.selectOptions(control('businessType'), 'Tech / SaaS')
  await opened.user.selectOptions(control('teamSize'), '2-5')
  await goOn(opened)
  expect(document.activeElement).toBe(
    await opened.screen.findByRole('heading', { name: 'AI Readiness Assessment' }),
  )
}

async function expectScore({ screen, router }: Opened, score: number) {
  await waitFor(() => expect(router.state.location.pathname).toBe(resultsPath))
  expect((await screen.findByRole('region', { name: 'Your score' })).textContent).toContain(
    `${score} out of 27`,
  )
}

const optionsOf = (name: string) =>
  within(control(name))
    .getAllByRole<HTMLOptionElement>('option')
    .filter(({ value }) => value !== '')
    .map(({ textContent }) => textContent)

test('the first step of the scorecard has its questions and accepts valid answers', async () => {
  const opened = await openQuiz()
  const { screen } = opened
  expect(screen.getByLabelText(/Full Name/)).toBe(control('fullName'))
  expect(screen.getByLabelText(/Email Address/)).toBe(control('email'))
  expect(screen.getByLabelText(/LinkedIn Profile/)).toBe(control('linkedin'))
  expect(control('linkedin').getAttribute('placeholder')).toMatch(/linkedin\.com\/in\//)
  expect(screen.getByLabelText(/Business Type/)).toBe(control('businessType'))
  expect(optionsOf('businessType')).toEqual([
    'Coaching / Consulting',
    'Real Estate / Mortgage',
    'Healthcare / Wellness',
    'Tech / SaaS',
    'Marketing / Creative Services',
    'Professional Services (Legal, Finance, etc.)',
    'Other',
  ])
  expect(screen.getByLabelText(/Team Size/)).toBe(control('teamSize'))
  expect(optionsOf('teamSize')).toEqual(['Just me', '2-5', '6-20', '21+'])
  expect(control('teamSize').value).toBe('')
  fill({ linkedin: 'ask me' })
  await toReadiness(opened)
})

test('the first step of the scorecard shows errors at their fields until they are fixed', async () => {
  const opened = await openQuiz()
  const { screen, user } = opened
  await goOn(opened)
  const described = ['fullName', 'email', 'linkedin', 'businessType', 'teamSize'].map((name) =>
    descriptionOf(control(name)),
  )
  expect(described).toEqual([
    'Name must be at least 2 characters',
    'Please enter a valid email address',
    '',
    'Please select a business type',
    'Please select your team size',
  ])
  expect(document.activeElement).toBe(control('fullName'))

  fill({ fullName: 'A' })
  expect(screen.getByText('Name must be at least 2 characters')).toBeDefined()
  fill({ fullName: 'Al' })
  expect(screen.queryByText('Name must be at least 2 characters')).toBeNull()
  fill({ email: 'al@' })
  await goOn(opened)
  expect(document.activeElement).toBe(control('email'))
  fill({ email: 'al@example.com' })
  await user.selectOptions(control('businessType'), 'coaching')
  await goOn(opened)
  expect(document.activeElement).toBe(control('teamSize'))
  await user.selectOptions(control('teamSize'), 'solo')
  await goOn(opened)
  await screen.findByRole('heading', { name: 'AI Readiness Assessment' })
})

const choices = {
  currentUse: ['none', 'basic', 'some', 'integrated', 'advanced'],
  repetitiveTasks: ['manual', 'outsourced', 'some-automation', 'fully-automated'],
  manualAreas: ['lead-gen', 'sales', 'customer-service', 'content', 'admin', 'finance', 'hr', 'product'],
  leadHandling: ['missed', 'manual', 'basic-auto', 'fully-auto'],
  sopApproach: ['none', 'outdated', 'standard', 'living'],
  aiComfort: ['uncomfortable', 'curious', 'moderate', 'very'],
  automationPriority: [
    'lead-nurture',
    'content',
    'client-onboarding',
    'reporting',
    'project-management',
    'customer-support',
    'other',
  ],
  manualHours: ['0-5', '6-10', '11-20', '21-40', '40+'],
  timeOwner: ['me', 'exec', 'managers', 'team', 'contractors'],
  hourlyValue: ['skip', 'under-50', '50-100', '100-250', '250-500', '500+'],
}
const required = Object.keys(choices).filter((name) => name !== 'manualAreas' && name !== 'hourlyValue')

test('the second step of the scorecard offers every choice, and names each missing answer', async () => {
  const opened = await openQuiz()
  const { screen, user } = opened
  await toReadiness(opened)
  for (const [name, values] of Object.entries(choices)) {
    const inputs = controls(name)
    expect(new Set(inputs.map(({ type }) => type))).toEqual(
      new Set([name === 'manualAreas' ? 'checkbox' : 'radio']),
    )
    expect(inputs.map(({ value }) => value).toSorted(), name).toEqual(values.toSorted())
    for (const input of inputs) expect(input.labels?.[0]?.textContent, name).toMatch(/\S/)
  }
  const use = screen.getByRole('radiogroup', {
    name: 'How much automation or AI runs in your business today?',
  })
  const labels = within(use)
    .getAllByRole<HTMLInputElement>('radio')
    .map((radio) => radio.labels?.[0]?.textContent?.trim())
  expect(labels.at(0)).toBe('Not using any automation or AI')
  expect(labels.at(-1)).toBe('Advanced AI systems throughout business')

  await user.click(submitButton(opened))
  expect(screen.getAllByText('Please select an option')).toHaveLength(8)
  expect(document.activeElement).toBe(choice('currentUse', 'none'))
  for (const name of required) expect(descriptionOf(control(name)), name).toBe('Please select an option')
  expect(descriptionOf(choice('manualAreas', 'hr'))).toBe('Select at least one area')
  expect(descriptionOf(choice('hourlyValue', 'skip'))).toBe('')

  choose(readiness)
  expect(screen.queryByText('Please select an option')).toBeNull()
  expect(screen.queryByText('Select at least one area')).toBeNull()
})

test('at most two areas can be selected, and either can be deselected', async () => {
  const opened = await openAnswered({ changed: { manualAreas: ['sales', 'admin'] } })
  const { screen, user } = opened
  const third = choice('manualAreas', 'hr')
  await screen.findByText('2 of 2 chosen')
  expect(third.getAttribute('aria-disabled')).toBe('true')
  await user.click(third)
  expect(third.checked).toBe(false)
  third.focus()
  await user.keyboard(' ')
  expect(third.checked).toBe(false)

  await user.click(choice('manualAreas', 'sales'))
  await screen.findByText('1 of 2 chosen')
  await user.click(third)
  await screen.findByText('2 of 2 chosen')
  await user.click(choice('manualAreas', 'admin'))
  await user.click(third)
  await user.click(submitButton(opened))
  await screen.findByText('Select at least one area')

  // Only a manipulated page can send three areas.
  for (const area of ['sales', 'admin', 'hr']) choice('manualAreas', area).checked = true
  await user.click(submitButton(opened))
  await screen.findByText('Select up to 2 areas')
})

test('both scorecard calls send the content of a filled-in honeypot', async () => {
  const bodies: Record<string, unknown> = {}
  const opened = await openQuiz((path, { body }) => {
    if (path.startsWith('/functions/')) bodies[path] ??= JSON.parse(body as string)
    return withoutStamp(path)
  })
  fill({ [honeypotName]: 'Cheap links' })
  await toReadiness(opened)
  choose(readiness)
  await opened.user.click(submitButton(opened))
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(resultsPath))
  for (const name of ['send-score-email', 'send-to-sheets'])
    expect(bodies[functionPath(name)]).toMatchObject({ topic: 'Cheap links' })
})

test('Back keeps the answers of both steps', async () => {
  const opened = await openAnswered()
  const { screen, user } = opened
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact & Business Information' }))
  for (const [name, value] of Object.entries(contact)) expect(control(name).value).toBe(value)
  await goOn(opened)
  for (const [name, value] of Object.entries(readiness))
    for (const each of [value].flat()) expect(choice(name, each).checked, name).toBe(true)
})

test('the scorecard draft keeps text typed in another tab, and only that after this tab is sent', async () => {
  const opened = await openAnswered()
  const stored = () => JSON.parse(localStorage.getItem('scorecard-draft') ?? '{}') as { values?: object }
  // Another tab of the same form.
  const values = { ...stored().values, linkedin: ['linkedin.com/in/ada'] }
  localStorage.setItem('scorecard-draft', JSON.stringify({ step: 'contact', values }))
  choose({ timeOwner: 'team' })
  expect(stored().values).toMatchObject({
    fullName: [fullName],
    linkedin: ['linkedin.com/in/ada'],
    timeOwner: ['team'],
  })
  await opened.user.click(submitButton(opened))
  await waitFor(() => expect(opened.router.state.location.pathname).toBe(resultsPath))
  expect(stored()).toEqual({ step: 'contact', values: { linkedin: ['linkedin.com/in/ada'] } })
})

test('the highest score has no next tier', async () => {
  const opened = await openAnswered({
    changed: {
      currentUse: 'advanced',
      repetitiveTasks: 'fully-automated',
      manualAreas: ['hr'],
      leadHandling: 'fully-auto',
      sopApproach: 'living',
      aiComfort: 'very',
      manualHours: '0-5',
      timeOwner: 'team',
    },
  })
  await opened.user.click(submitButton(opened))
  await expectScore(opened, 27)
  expect(opened.screen.getByRole('heading', { name: 'The AI-First Operator' })).toBeDefined()
  expect(opened.screen.queryByText(/Next tier/)).toBeNull()
})

test('the button is busy while calculating and accepts no second click', async () => {
  const held = Promise.withResolvers<Response>()
  const opened = await openAnswered({
    intercept: (path) => (path === functionPath('send-score-email') ? held.promise : withoutStamp(path)),
  })
  const { screen, user, requests } = opened
  await user.dblClick(submitButton(opened))
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Calculating...' })
  expect(busy.disabled).toBe(true)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true)
  await waitFor(() => expect(requests).toContain(functionPath('send-score-email')))
  held.resolve(Response.json({ data: { id: crypto.randomUUID(), score: 14 } }))
  await expectScore(opened, 14)
  expect(requests.filter((path) => path === functionPath('send-score-email'))).toHaveLength(1)
})

test('when no submission id can be created, the scorecard shows an error toast and keeps the answers', async () => {
  const opened = await openAnswered()
  const { screen, user, router } = opened
  // Nothing is sent without a submission id, so its creation is the one thing that can fail in the flow itself.
  const broken = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('no random numbers')
  })
  await user.click(submitButton(opened))
  await findToast('Error', 'There was an error submitting your scorecard. Please try again.')
  broken.mockRestore()
  expect(screen.getByRole('heading', { name: 'AI Readiness Assessment' })).toBeDefined()
  expect(choice('timeOwner', 'me').checked).toBe(true)
  expect(router.state.location.pathname).not.toBe(resultsPath)
  await user.click(submitButton(opened))
  await expectScore(opened, 14)
})

const failed = (status: number) => () =>
  Response.json(
    { error: 'Please try again in a minute.', code: 'unavailable', requestId: 'none' },
    { status },
  )

test('when both calls fail the results are shown, and both are delivered once when the browser is online', async () => {
  let isDown = true
  const opened = await openAnswered({
    intercept: (path) => (isDown && path.startsWith('/functions/') ? failed(503)() : undefined),
  })
  await opened.user.click(submitButton(opened))
  await expectScore(opened, 14)
  await findToast('Scorecard submitted!', 'Your AI readiness score has been calculated.')
  await findToast('Database Error', 'Could not save your results. Please try again.')
  expect(await database.db.select().from(scorecardSubmissions)).toEqual([])
  expect(waitingParcels().map(({ call }) => call)).toEqual(['send-score-email', 'send-to-sheets'])

  isDown = false
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(waitingParcels()).toEqual([]))
  expect(await database.db.select().from(scorecardSubmissions)).toMatchObject([{ email, score: 14 }])
  const kinds = (await database.db.select().from(deliveries)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['owner-notice', 'score-mail', 'score-row'])
})

test('a scorecard sent offline shows its results and an error toast', async () => {
  const opened = await openAnswered({
    intercept: (path) =>
      path.startsWith('/functions/') ? Promise.reject(new TypeError('offline')) : withoutStamp(path),
  })
  await opened.user.click(submitButton(opened))
  await expectScore(opened, 14)
  await findToast('Error', 'An unexpected error occurred. Please try again.')
})

test('a failed score email alone shows no error to the visitor', async () => {
  const opened = await openAnswered({
    intercept: (path) =>
      path === functionPath('send-score-email') ? new Response('down', { status: 500 }) : withoutStamp(path),
  })
  await opened.user.click(submitButton(opened))
  await findToast('Results Saved', 'Your AI readiness score has been saved.')
  expect(shownToasts().map(({ title }) => title)).toEqual(['Scorecard submitted!', 'Results Saved'])
})

test('a one-letter name and an incomplete email address do not count as answered', async () => {
  const { screen, user } = await openQuiz()
  const left = () => screen.getByText(/questions left$/).parentElement?.textContent
  await user.type(control('fullName'), 'J')
  await user.type(control('email'), 'jane@')
  expect(left()).toBe('13 questions left')
  await user.type(control('fullName'), 'ane')
  await user.type(control('email'), 'works.example')
  await waitFor(() => expect(left()).toBe('11 questions left'))
})

/** Simulates a phone, where only the current question is visible; here all of them are in the document. */
function onPhone() {
  const wide = matchMedia
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: query === '(width < 60rem)' }),
  )
  onTestFinished(() => void vi.restoreAllMocks())
}
const shownQuestion = () => document.querySelector('fieldset[aria-current="step"]')
const expectShown = (text: RegExp) =>
  waitFor(() => expect(shownQuestion()?.querySelector('legend')?.textContent).toMatch(text))

test('on a phone a tapped choice opens the next question, a keyboard choice waits for Next, and Back keeps answers', async () => {
  onPhone()
  const opened = await openQuiz()
  const { screen, user } = opened
  await toReadiness(opened)
  await expectShown(/^6/)
  await user.click(choice('currentUse', 'some'))
  await expectShown(/^7/)
  expect(document.activeElement).toBe(shownQuestion())
  expect(screen.getByText('Question 7 of 15')).toBeDefined()

  choice('repetitiveTasks', 'manual').focus()
  await user.keyboard(' ')
  expect(choice('repetitiveTasks', 'manual').checked).toBe(true)
  await screen.findByRole('button', { name: 'Next' })
  await expectShown(/^7/)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await expectShown(/^8/)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await expectShown(/^7/)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await expectShown(/^6/)
  expect(choice('currentUse', 'some').checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact & Business Information' }))
})

test('on a phone the areas question waits for Next, which validates it, and the last choice does not submit', async () => {
  onPhone()
  const opened = await openQuiz()
  const { screen, user, requests } = opened
  await toReadiness(opened)
  const { manualAreas: _areas, currentUse, repetitiveTasks, hourlyValue, ...others } = readiness
  await user.click(choice('currentUse', currentUse))
  await expectShown(/^7/)
  await user.click(choice('repetitiveTasks', repetitiveTasks))
  await expectShown(/^8/)
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Select at least one area')).toBeDefined()
  expect(screen.queryByText('Please select an option')).toBeNull()
  await user.click(choice('manualAreas', 'hr'))
  await screen.findByText('1 of 2 chosen')
  await user.click(screen.getByRole('button', { name: 'Next' }))
  for (const [at, [name, value]] of Object.entries(others).entries()) {
    await expectShown(new RegExp(`^${9 + at}`))
    await user.click(choice(name, [value].flat()[0] ?? ''))
  }
  await expectShown(/^15/)
  await user.click(choice('hourlyValue', hourlyValue ?? 'skip'))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(requests.filter((path) => path.startsWith('/functions/'))).toEqual([])

  // An invalid answer, as the server may also report, brings its question onto the screen.
  choice('leadHandling', [others.leadHandling].flat()[0] ?? '').checked = false
  await user.click(submitButton(opened))
  await expectShown(/^9/)
  expect(await screen.findByText('Please select an option')).toBeDefined()
  expect(document.activeElement).toBe(choice('leadHandling', 'missed'))
})
