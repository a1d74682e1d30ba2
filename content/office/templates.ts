import type { TemplateField } from '#domain/template-fields'

const why: Readonly<Record<TemplateField, string>> = {
  'first name': 'a name',
  score: 'a scorecard',
  tier: 'a scorecard',
  'yearly cost': 'hours in their scorecard',
  'booking link': 'your booking page (Settings, Connections)',
}

export const templatesCopy = {
  open: 'Templates',
  title: 'Templates',
  loading: 'Loading…',
  none: 'No templates yet. Save what you write often, and your whole team can use it.',
  /** Why it cannot be used for this contact. */
  needs: (fields: readonly TemplateField[]) =>
    `Needs ${Array.from(new Set(fields.map((field) => why[field]))).join(' and ')}.`,
  add: 'New template',
  addFrom: 'Save this message as a template',
  edit: 'Edit',
  delete: 'Delete',
  about: (name: string) => ` “${name}”`,
  deleted: (name: string) => `Template “${name}” deleted.`,
  name: 'Name',
  text: 'Text',
  hint: 'What’s in braces is filled in for each lead.',
  insert: 'Insert',
  fields: {
    'first name': 'First name',
    score: 'Score',
    tier: 'Tier',
    'yearly cost': 'Yearly cost',
    'booking link': 'Booking link',
  } satisfies Record<TemplateField, string>,
  save: 'Save template',
  pending: 'Saving…',
  cancel: 'Back to the list',
  saved: (name: string) => `Template “${name}” saved.`,
} as const
