/**
 * The possible meanings of an imported column, with their names in the office. Those after the tags are in our own
 * exports only.
 */
export const importColumnNames = {
  email: 'Email',
  name: 'Name',
  first: 'First name',
  last: 'Last name',
  company: 'Company',
  position: 'Position',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  status: 'Status',
  owner: 'Owner',
  added: 'Date added',
  next_step: 'Next step',
  next_step_on: 'Next step due',
  note: 'Note',
  tags: 'Tags',
  waiting_since: 'Waiting since',
  first_asked_at: 'First asked',
  first_reply_at: 'First reply',
  last_activity_at: 'Last active',
  score: 'Score',
  yearly_cost: 'Annual cost in USD',
  team_size: 'Team size',
} as const
export type ImportColumn = keyof typeof importColumnNames
export const importColumns = Object.keys(importColumnNames) as [ImportColumn, ...ImportColumn[]]

/**
 * The headers of common exports besides the names above: LinkedIn, Google, Outlook and Thunderbird, HubSpot, Pipedrive
 * ("Person - …" is left out), Mailchimp, Salesforce and Zoho, spreadsheets in English and German. Only letters count.
 */
const headers: Readonly<Partial<Record<ImportColumn, string>>> = {
  email: `e-mail, e-mails, mail, email address, e-mail 1 - value, work email, business email, primary email, secondary email,
    email - work, email - home, email - other, e-mail-adresse, mailadresse, e-mail geschäftlich, e-mail privat`,
  name: `full name, contact, contact name, display name, ansprechpartner, kontakt, kontaktname, anzeigename`,
  first: 'given name, forename, fname, vorname',
  last: 'surname, family name, lname, nachname, familienname',
  company: `company name, organization, organization name, organisation, business, account name, company / account,
    associated company, primary associated company, firma, firmenname, unternehmen`,
  position: 'job title, title, role, designation, organization title, funktion, berufsbezeichnung, jobtitel',
  phone: `phone number, phone 1 - value, mobile, mobile phone, mobile phone number, mobile number, cell phone,
    telephone, telephone number, contact number, business phone, work phone, home phone, primary phone, other phone, company main phone, phone - work,
    phone - mobile, phone - home, phone - other, telefon, telefonnummer, tel, telefon geschäftlich, telefon privat,
    telefon firma, mobil, mobiltelefon, handy, festnetz`,
  linkedin: 'linkedin profile, linkedin url, linkedin page, linkedin-profil',
  status: 'stage, lead status, contact status, lifecycle stage',
  owner: 'contact owner, lead owner, account owner, record owner, assigned to, zuständig',
  added: `create date, created date, date created, created, created at, created on, created time, person created,
    optin time, connected on, erstellt am, angelegt am, hinzugefügt am`,
  note: `notes, associated note, associated notes, comment, comments, description, notiz, notizen, bemerkung, bemerkungen, anmerkung, anmerkungen,
    kommentar`,
  // Our exports before 0.5.
  next_step_on: 'next step on',
  last_activity_at: 'last heard of',
  yearly_cost: 'cost a year in usd',
  tags: 'tag, label, labels, categories, group membership, kategorien',
}

const lettersOf = (header: string) =>
  header
    .toLowerCase()
    .replace(/^(?:person|contact) - /, '')
    .replaceAll(/[^\p{L}]/gu, '')

const byHeader = new Map(
  importColumns.flatMap((column) =>
    [importColumnNames[column], ...(headers[column]?.split(',') ?? [])].map(
      (header) => [lettersOf(header), column] as const,
    ),
  ),
)

/** Guesses what the columns of a file hold by their headers. */
export function guessImportColumns(header: readonly string[]): (ImportColumn | null)[] {
  const guessed = header.map((cell) => byHeader.get(lettersOf(cell)) ?? null)
  // In other programs' files these columns have another meaning.
  const isOwnExport = guessed.includes('yearly_cost')
  return guessed.map((column) =>
    !isOwnExport && (column === 'score' || column === 'team_size') ? null : column,
  )
}
