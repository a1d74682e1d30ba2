import { expect, test } from 'vitest'
import {
  type IntakeQuestion,
  intakeSections,
  otherToolQuestion,
  unnumberedQuestions,
} from '#content/forms/audit-intake'
import { exampleAuditIntake } from '#test/examples'
import { issuesOf } from './messages.ts'
import { submitAuditIntake } from './submit-audit-intake.ts'

const { fields } = submitAuditIntake
const faultsOf = (values: object) => {
  const { error } = fields.safeParse(values)
  return error ? issuesOf(error) : []
}

const messages = {
  businessName: 'Business name is required',
  teamSize: 'Team size is required',
  topWorkflows: 'Top workflows is required',
  clientAssignment: 'Client assignment process is required',
  onboardingProcess: 'Onboarding process selection is required',
  deliveryTools: 'Please select at least one delivery tool.',
  trackingProgress: 'Progress tracking method is required',
  inefficientTasks: 'Please enter at least one inefficient task.',
  manualOnboarding: 'Manual onboarding description is required',
  chaseDownTask: 'Please enter at least one item you chase down for.',
  updateGathering: 'Update gathering process is required',
  timeConsumingWork: 'Time consuming work description is required',
  salesOpsTools: 'Sales/ops tools list is required',
  underusedTools: 'Underused tools information is required',
  neededData: 'Needed data description is required',
  clientNotesStorage: 'Client notes storage location is required',
  newClientRejection: 'New client rejection reason is required',
  wouldBreakFirst: 'Scaling bottleneck description is required',
  confidenceNeeds: 'Confidence needs description is required',
  scalingIssues: 'Scaling issues description is required',
  auditGoal: 'Audit goal is required',
  additionalThoughts: 'Additional thoughts are required',
}
type Name = keyof typeof messages

test('every field of the week-1 intake but the other tool is required, each with its own message', () => {
  const expected = Object.entries(messages).map(([path, message]) => ({ path, message }))
  const blank = Object.fromEntries(
    Object.keys(messages).map((name) => [name, Array.isArray(exampleAuditIntake[name as Name]) ? [] : '']),
  )
  expect(faultsOf({})).toEqual(expected)
  expect(faultsOf(blank)).toEqual(expected)
})

test.each(Object.entries(messages))('if only %s is missing, the message is: %s', (name, message) => {
  const isList = Array.isArray(exampleAuditIntake[name as Name])
  for (const value of isList ? [undefined, null, []] : [undefined, null, '']) {
    expect(faultsOf({ ...exampleAuditIntake, [name]: value })).toEqual([{ path: name, message }])
  }
})

test.each(['inefficientTasks', 'chaseDownTask'] as const)('%s of only whitespace is empty', (name) => {
  expect(faultsOf({ ...exampleAuditIntake, [name]: [' ', '\n'] })).toEqual([
    { path: name, message: messages[name] },
  ])
  expect(fields.parse({ ...exampleAuditIntake, [name]: [' a ', '', 'b'] })[name]).toEqual(['a', 'b'])
})

test.each([
  ['topWorkflows', 'x'.repeat(10_000), 'topWorkflows', 'Please keep this under 3000 characters'],
  ['businessName', ' \n\t ', 'businessName', 'Business name is required'],
  [
    'inefficientTasks',
    ['a', '', 'x'.repeat(201)],
    'inefficientTasks.2',
    'Please keep this under 200 characters',
  ],
  ['chaseDownTask', Array.from({ length: 21 }, () => 'x'), 'chaseDownTask', 'Please keep this to 20 entries'],
  ['teamSize', '4', 'teamSize', 'Team size is required'],
  ['deliveryTools', ['Fax'], 'deliveryTools.0', 'Please select at least one delivery tool.'],
])('%s: refuses texts that are too long and unknown choices', (name, value, path, message) => {
  expect(faultsOf({ ...exampleAuditIntake, [name]: value })).toEqual([{ path, message }])
})

test('the longest week-1 intake that the contract accepts stays below 60 KiB', () => {
  const longest = Object.fromEntries(
    Object.entries(exampleAuditIntake).map(([name, value]): [string, unknown] => {
      if (name === 'inefficientTasks' || name === 'chaseDownTask')
        return [name, Array.from({ length: 20 }, () => 'x'.repeat(200))]
      const isText = typeof value === 'string' && name !== 'teamSize' && name !== 'onboardingProcess'
      return [
        name,
        isText ? 'x'.repeat(name === 'businessName' || name === 'otherDeliveryTool' ? 200 : 3000) : value,
      ]
    }),
  )
  expect(faultsOf(longest)).toEqual([])
  expect(JSON.stringify(longest).length).toBeLessThan(60 * 1024)
})

test('the week-1 form has every field in the contract’s order, 20 of them numbered', () => {
  const asked = intakeSections.flatMap((section): readonly IntakeQuestion[] => section.questions)
  expect(asked.map(({ name }) => name)).toEqual(
    // The link's token is set by the page.
    Object.keys(fields.shape).filter((name) => name !== otherToolQuestion.name && name !== 'token'),
  )
  expect(asked.length - unnumberedQuestions).toBe(20)
  for (const question of asked.filter((each) => 'choices' in each)) {
    for (const { value } of question.choices) {
      const given = { ...exampleAuditIntake, [question.name]: question.kind === 'any-of' ? [value] : value }
      expect(faultsOf(given)).toEqual([])
    }
  }
})
