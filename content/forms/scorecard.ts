import type {
  AiComfort,
  AutomationPriority,
  BusinessType,
  ContactData,
  CurrentUse,
  HourlyValue,
  LeadHandling,
  ManualArea,
  ManualHours,
  ReadinessAnswers,
  RepetitiveTaskState,
  SopApproach,
  TeamSize,
  TimeOwner,
} from '#domain/answers'

export interface Choice<Value extends string> {
  value: Value
  label: string
  /** Length of the bar under the label, where the choices are a scale; in percent of the longest. */
  fillPercent?: number
  /** The wording within a sentence; only choices that name a figure have one. */
  short?: string
}

export interface ContactQuestion {
  number: 1 | 2 | 3 | 4 | 5
  name: keyof ContactData
  /** The visible label. */
  text: string
  note?: string
  /** The sample in an empty text field, or a list's first, empty line. */
  placeholder?: string
}

export interface ReadinessQuestion {
  number: 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15
  name: keyof ReadinessAnswers
  text: string
  note?: string
  choices: readonly Choice<string>[]
}

export const businessTypeChoices: readonly Choice<BusinessType>[] = [
  { value: 'coaching', label: 'Coaching / Consulting' },
  { value: 'real-estate', label: 'Real Estate / Mortgage' },
  { value: 'healthcare', label: 'Healthcare / Wellness' },
  { value: 'tech', label: 'Tech / SaaS' },
  { value: 'marketing', label: 'Marketing / Creative Services' },
  { value: 'professional', label: 'Professional Services (Legal, Finance, etc.)' },
  { value: 'other', label: 'Other' },
]

export const teamSizeChoices: readonly Choice<TeamSize>[] = [
  { value: 'solo', label: 'Just me' },
  { value: 'small', label: '2-5' },
  { value: 'medium', label: '6-20' },
  { value: 'large', label: '21+' },
]

/** Questions 1 to 5, the wizard's first step (behavior 6.3). */
export const contactQuestions: readonly ContactQuestion[] = [
  { number: 1, name: 'fullName', text: 'Full Name' },
  { number: 2, name: 'email', text: 'Email Address' },
  {
    number: 3,
    name: 'linkedin',
    text: 'LinkedIn Profile',
    note: 'Optional',
    placeholder: 'https://www.linkedin.com/in/your-name',
  },
  { number: 4, name: 'businessType', text: 'Business Type', placeholder: 'Choose the closest' },
  { number: 5, name: 'teamSize', text: 'Team Size', placeholder: 'Choose one' },
]

const currentUseChoices: readonly Choice<CurrentUse>[] = [
  { value: 'none', label: 'Not using any automation or AI' },
  { value: 'basic', label: 'A few basic automations' },
  { value: 'some', label: 'Some AI tools in daily work' },
  { value: 'integrated', label: 'AI integrated in several workflows' },
  { value: 'advanced', label: 'Advanced AI systems throughout business' },
]

const repetitiveTaskChoices: readonly Choice<RepetitiveTaskState>[] = [
  { value: 'manual', label: 'We do, by hand' },
  { value: 'outsourced', label: 'We outsource them' },
  { value: 'some-automation', label: 'Software does some of them' },
  { value: 'fully-automated', label: 'Software does all of them' },
]

/** Order and labels of question 8, also used where a text names the areas a visitor picked. */
export const manualAreaChoices: readonly Choice<ManualArea>[] = [
  { value: 'lead-gen', label: 'Lead generation' },
  { value: 'sales', label: 'Sales' },
  { value: 'customer-service', label: 'Customer service' },
  { value: 'content', label: 'Content' },
  { value: 'admin', label: 'Admin' },
  { value: 'finance', label: 'Finance' },
  { value: 'hr', label: 'HR' },
  { value: 'product', label: 'Product' },
]

const leadHandlingChoices: readonly Choice<LeadHandling>[] = [
  { value: 'missed', label: 'Some are missed' },
  { value: 'manual', label: 'We follow up by hand' },
  { value: 'basic-auto', label: 'A basic automatic reply goes out' },
  { value: 'fully-auto', label: 'Follow-up is fully automatic' },
]

const sopApproachChoices: readonly Choice<SopApproach>[] = [
  { value: 'none', label: 'It isn’t written down' },
  { value: 'outdated', label: 'Written once, now out of date' },
  { value: 'standard', label: 'Standard written procedures' },
  { value: 'living', label: 'Living documents we keep current' },
]

const aiComfortChoices: readonly Choice<AiComfort>[] = [
  { value: 'uncomfortable', label: 'Uncomfortable' },
  { value: 'curious', label: 'Curious' },
  { value: 'moderate', label: 'Moderately comfortable' },
  { value: 'very', label: 'Very comfortable' },
]

const automationPriorityChoices: readonly Choice<AutomationPriority>[] = [
  { value: 'lead-nurture', label: 'Lead nurture' },
  { value: 'content', label: 'Content' },
  { value: 'client-onboarding', label: 'Client onboarding' },
  { value: 'reporting', label: 'Reporting' },
  { value: 'project-management', label: 'Project management' },
  { value: 'customer-support', label: 'Customer support' },
  { value: 'other', label: 'Something else' },
]

export const manualHoursChoices: readonly Choice<ManualHours>[] = [
  { value: '0-5', label: '0–5 h', short: '0–5', fillPercent: 10 },
  { value: '6-10', label: '6–10 h', short: '6–10', fillPercent: 22 },
  { value: '11-20', label: '11–20 h', short: '11–20', fillPercent: 42 },
  { value: '21-40', label: '21–40 h', short: '21–40', fillPercent: 80 },
  { value: '40+', label: '40+ h', short: '40+', fillPercent: 100 },
]

const timeOwnerChoices: readonly Choice<TimeOwner>[] = [
  { value: 'me', label: 'Mine' },
  { value: 'exec', label: 'Executives’' },
  { value: 'managers', label: 'Managers’' },
  { value: 'team', label: 'The team’s' },
  { value: 'contractors', label: 'Contractors’' },
]

export const hourlyValueChoices: readonly Choice<HourlyValue>[] = [
  { value: 'under-50', label: 'Under $50', short: 'under $50', fillPercent: 8 },
  { value: '50-100', label: '$50–100', short: '$50–100', fillPercent: 18 },
  { value: '100-250', label: '$100–250', short: '$100–250', fillPercent: 42 },
  { value: '250-500', label: '$250–500', short: '$250–500', fillPercent: 80 },
  { value: '500+', label: '$500+', short: '$500+', fillPercent: 100 },
  { value: 'skip', label: 'I’d rather skip this' },
]

/** Questions 6 to 15, the wizard's second step (behavior 6.4). Only `manualAreas` takes more than one choice. */
export const readinessQuestions: readonly ReadinessQuestion[] = [
  {
    number: 6,
    name: 'currentUse',
    text: 'How much automation or AI runs in your business today?',
    choices: currentUseChoices,
  },
  {
    number: 7,
    name: 'repetitiveTasks',
    text: 'Who does the repetitive tasks?',
    choices: repetitiveTaskChoices,
  },
  {
    number: 8,
    name: 'manualAreas',
    text: 'Which areas eat the most manual work?',
    note: 'Pick one or two',
    choices: manualAreaChoices,
  },
  { number: 9, name: 'leadHandling', text: 'What happens to a new lead?', choices: leadHandlingChoices },
  {
    number: 10,
    name: 'sopApproach',
    text: 'Is it written down how work gets done?',
    choices: sopApproachChoices,
  },
  { number: 11, name: 'aiComfort', text: 'How comfortable are you with AI?', choices: aiComfortChoices },
  {
    number: 12,
    name: 'automationPriority',
    text: 'What would you automate first?',
    choices: automationPriorityChoices,
  },
  {
    number: 13,
    name: 'manualHours',
    text: 'How many hours a week go into manual work?',
    choices: manualHoursChoices,
  },
  { number: 14, name: 'timeOwner', text: 'Whose time is it, mostly?', choices: timeOwnerChoices },
  {
    number: 15,
    name: 'hourlyValue',
    text: 'What is an hour of that time worth?',
    note: 'Optional',
    choices: hourlyValueChoices,
  },
]
