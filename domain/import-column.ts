/** The possible meanings of an imported column, with their names in the office. */
export const importColumnNames = {
  email: 'Email',
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  company: 'Company',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  status: 'Status',
  owner: 'Owner',
  added: 'Date added',
  note: 'Note',
  tags: 'Tags',
} as const
export type ImportColumn = keyof typeof importColumnNames
export const importColumns = Object.keys(importColumnNames) as [ImportColumn, ...ImportColumn[]]

/** The headers of common exports, among them those of HubSpot, Pipedrive ("Person - …" is left out) and Mailchimp. */
const headers: Readonly<Record<ImportColumn, readonly string[]>> = {
  email: [
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'work email',
    'primary email',
    'email - work',
    'email - home',
    'email - other',
  ],
  name: ['name', 'full name', 'contact', 'contact name'],
  first: ['first name', 'given name', 'firstname'],
  last: ['last name', 'surname', 'family name', 'lastname'],
  company: [
    'company',
    'company name',
    'organization',
    'organisation',
    'business',
    'account name',
    'associated company',
    'primary associated company',
  ],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'telephone',
    'mobile phone number',
    'phone - work',
    'phone - mobile',
    'phone - home',
    'phone - other',
  ],
  linkedin: ['linkedin', 'linkedin profile', 'linkedin url'],
  status: ['status', 'stage', 'lead status', 'lifecycle stage'],
  owner: ['owner', 'contact owner', 'assigned to', 'account owner'],
  added: ['date added', 'create date', 'created', 'created at', 'created on', 'person created', 'optin time'],
  note: ['note', 'notes', 'comment', 'comments'],
  tags: ['tag', 'tags', 'label', 'labels'],
}

/** Guesses a column's meaning by its header. */
export function guessImportColumn(header: string): ImportColumn | undefined {
  const plain = header
    .trim()
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(/^(?:person|contact) - /, '')
  return importColumns.find((column) => headers[column].includes(plain))
}
