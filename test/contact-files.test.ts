import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decodeText } from '#app/office/leads/decode-text'
import type { CsvPerson } from '#server/queries/contacts/csv-person'
import { readCsv } from '#server/queries/contacts/read-csv'

/** Invented people in the layouts that these programs export. */
const folder = new URL('contact-files/', import.meta.url)

type Read = Partial<Omit<CsvPerson, 'added'>> & { added?: string }
interface Expected {
  people: Read[]
  /** The lines that are not imported, and why. */
  faults?: [line: number, problem: string][]
}

const noAddress = 'There is no address.'
const quotation = 'A quotation mark is missing or too many, so it is unclear where each cell ends.'

const files: Record<string, Expected> = {
  'linkedin-connections.csv': {
    people: [
      {
        line: 5,
        email: 'nora@whitfield.example',
        name: 'Nora Whitfield',
        company: 'Whitfield Castings',
        linkedin: 'https://www.linkedin.com/in/nora-whitfield',
        added: '2024-01-05',
        note: 'Position: Head of Operations',
      },
      {
        line: 7,
        email: 'priya@raman.example',
        name: 'Priya Raman',
        linkedin: 'https://www.linkedin.com/in/priya-raman',
        added: '2022-02-02',
      },
    ],
    faults: [[6, noAddress]],
  },
  'google-contacts.csv': {
    people: [
      {
        line: 2,
        email: 'sam@okafor.example',
        name: 'Sam Okafor',
        company: 'Okafor Joinery',
        phone: '+1 555 0101',
        note: [
          'Met at the fair,',
          'wants a call in May',
          'Position: Owner',
          'Tags: myContacts, Clients',
          'Email: sam@home.example',
          'Email: samuel@okafor.example',
          'Phone 1 - Value: +1 555 0102',
        ].join('\n'),
      },
      {
        line: 5,
        email: 'ines@duarte.example',
        name: 'Ines Duarte',
        company: 'Duarte Foods',
        note: 'Tags: myContacts',
      },
    ],
    faults: [[4, noAddress]],
  },
  'google-contacts-old.csv': {
    people: [
      {
        line: 2,
        email: 'ada@holm.example',
        name: 'Ada Marie Holm',
        company: 'Holm Logistics',
        phone: '+1 555 0110',
        note: 'Position: Dispatcher\nTags: Leads, myContacts',
      },
    ],
    faults: [[3, '“theo at brandt.example” is not an address.']],
  },
  'outlook.csv': {
    people: [
      {
        line: 2,
        email: 'bob@stone.example',
        name: 'Bob Stone',
        company: 'Stone Works',
        phone: '555 0120',
        note: [
          'Prefers "Bobby".',
          'Call after ten.',
          'Position: Plant Manager',
          'Tags: Suppliers;VIP',
          'Business Phone 2: 555 0121',
          'Mobile Phone: 555 0122',
        ].join('\n'),
      },
      {
        line: 4,
        email: 'mia@torres.example',
        name: 'Mia Torres',
        company: 'Torres Print',
        phone: '555 0123',
      },
    ],
    faults: [[5, '“/o=ExchangeLabs/cn=old” is not an address.']],
  },
  'outlook-german.csv': {
    people: [
      {
        line: 2,
        email: 'jutta@groessl.example',
        name: 'Jutta Größl',
        company: 'Größl Maschinenbau GmbH',
        phone: '+49 89 555010',
        note: [
          'Rückruf am Montag',
          'Position: Geschäftsführerin',
          'Tags: Kunden',
          'Mobiltelefon: +49 151 555011',
        ].join('\n'),
      },
      {
        line: 3,
        email: 'joerg@weiss.example',
        name: 'Jörg Weiß',
        company: 'Weiß & Söhne',
        phone: '+49 30 555012',
        note: 'Email: j.weiss@privat.example',
      },
    ],
  },
  'hubspot.csv': {
    people: [
      {
        line: 2,
        email: 'grace@lindqvist.example',
        name: 'Grace Lindqvist',
        company: 'Lindqvist Compilers',
        phone: '+1 555 0130',
        owner: 'Dana Smith',
        status: 'answered',
        added: '2024-01-05',
        note: 'Asked for the price list. Call after the fair.\nLifecycle Stage: Customer',
      },
      {
        line: 3,
        email: 'omar@haddad.example',
        name: 'Omar Haddad',
        added: '2023-11-30',
        note: 'Lead Status: Qualified',
        unread: ['“Qualified” is not a status.'],
      },
    ],
    faults: [[4, noAddress]],
  },
  'pipedrive.csv': {
    people: [
      {
        line: 2,
        email: 'ruth@adeyemi.example',
        name: 'Ruth Adeyemi',
        company: 'Adeyemi Freight',
        phone: '+1 555 0140',
        owner: 'Dana Smith',
        added: '2024-01-05',
        note: [
          'Met in March.',
          'Tags: Hot lead, Partner',
          'Email: ruth@home.example',
          'Person - Phone - Mobile: +1 555 0141',
        ].join('\n'),
      },
      {
        line: 3,
        email: 'paul@novak.example',
        name: 'Paul Novak',
        company: 'Novak Tools',
        owner: 'Dana Smith',
        added: '2023-07-14',
      },
    ],
  },
  'mailchimp.csv': {
    people: [
      {
        line: 2,
        email: 'kofi@mensah.example',
        name: 'Kofi Mensah',
        added: '2024-01-05',
        note: 'Asked about the "audit".\nTags: VIP,Blog',
      },
      {
        line: 3,
        email: 'ella@brook.example',
        name: 'Ella Brook',
        phone: '555 0150',
        note: 'Status: Active',
        unread: ['“Active” is not a status.'],
      },
    ],
  },
  'salesforce.csv': {
    people: [
      {
        line: 2,
        email: 'zoe@martin.example',
        name: 'Zoë Martin',
        company: 'Martin Dairy',
        phone: '(555) 555-0160',
        linkedin: 'linkedin.com/in/zoe-martin',
        owner: 'Dana Smith',
        status: 'answered',
        added: '2024-01-05',
        note: 'Position: COO',
      },
      {
        line: 3,
        email: 'hugo@lamm.example',
        name: 'Hugo Lamm',
        company: 'Lamm AG',
        phone: '(555) 555-0161',
        owner: 'Dana Smith',
        added: '2024-01-25',
        note: 'Lead Status: Qualified',
        unread: ['“Qualified” is not a status.'],
      },
    ],
  },
  'zoho.csv': {
    people: [
      {
        line: 2,
        email: 'aiko@kimura.example',
        name: 'Aiko Kimura',
        company: 'Kimura Optics',
        phone: '+1 555 0170',
        owner: 'Dana Smith',
        status: 'answered',
        added: '2024-01-05',
        note: 'Wants a quote.\nPosition: Buyer\nTags: fair,optics',
      },
      {
        line: 3,
        email: 'luis@reyes.example',
        name: 'Luis Reyes',
        company: 'Reyes Studio',
        phone: '+1 555 0171',
        owner: 'Dana Smith',
        added: '2024-01-08',
        note: 'Lead Status: Junk Lead',
        unread: ['“Junk Lead” is not a status.'],
      },
    ],
  },
  'apple-contacts.csv': {
    people: [
      {
        line: 2,
        email: 'clara@home.example',
        name: 'Clara Nilsen',
        company: 'Nilsen Boats',
        phone: '+47 555 0180',
        note: [
          'Sails in July',
          'Position: Skipper',
          'August.',
          'Email: clara@nilsen.example',
          'Phone (work): +47 555 0181',
        ].join('\n'),
        unread: ['“August.” is beyond the last column.'],
      },
      { line: 3, email: 'finn@dahl.example', name: 'Finn Dahl' },
    ],
  },
  'excel-german.csv': {
    people: [
      {
        line: 3,
        email: 'heike@krueger.example',
        name: 'Heike Krüger',
        company: 'Krüger Elektro',
        phone: '0211 555 0190',
        status: 'client',
        added: '2024-01-05',
        note: 'Position: Inhaberin',
      },
      {
        line: 4,
        email: 'ralf@boehm.example',
        name: 'Ralf Böhm',
        company: 'Böhm; Partner',
        phone: '0211 555 0191',
        note: 'Rückruf\r\nim März\nErstellt am: k.A.',
        unread: ['“k.A.” is not a date.'],
      },
      {
        line: 8,
        email: 'uwe@schaefer.example',
        name: 'Uwe Schäfer',
        company: 'Schäfer Bau',
        added: '2023-12-31',
        note: 'Email: bau@schaefer.example',
      },
    ],
    faults: [[6, noAddress]],
  },
  'excel-unicode.txt': {
    people: [
      {
        line: 2,
        email: 'marek@dvorak.example',
        name: 'Marek Dvořák',
        phone: '+420 555 0200',
        status: 'client',
        added: '2024-01-05',
        note: 'Asked for "plan B"',
      },
      {
        line: 3,
        email: 'sofia@rossi.example',
        name: 'Sofia Rossi',
        added: '2024-01-05',
        note: 'Stage: Cold',
        unread: ['“Cold” is not a status.'],
      },
      { line: 4, email: 'jan@kok.example', name: 'Jan Kok', status: 'parked', added: '2024-01-05' },
      {
        line: 5,
        email: 'ana@lima.example',
        name: 'Ana Lima',
        note: 'Created: N/A',
        unread: ['“N/A” is not a date.'],
      },
      { line: 6, email: 'eve@park.example', name: 'Eve Park', added: '2024-01-05' },
    ],
  },
  'typed-by-hand.txt': {
    people: [
      {
        line: 1,
        email: 'bobby@quarry.example',
        name: 'Bob "Bobby" Stone',
        phone: '555-0210-10',
        note: 'Quarry Ltd',
      },
      { line: 3, email: 'tom@reed.example', name: 'Tom Reed', phone: '(555) 0210-11', note: 'Reed, Sons' },
      { line: 5, email: 'uma@sen.example', name: 'Uma Sen', phone: '555 0211 12', note: 'Sen Textiles' },
    ],
    faults: [
      [2, quotation],
      [4, quotation],
      [6, 'uma@sen.example is on line 5 already.'],
      [7, noAddress],
    ],
  },
}

test('every file in test/contact-files has its expected people', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted())
})

test.each(Object.entries(files))(
  'every person in %s is imported or reported',
  async (name, { people, faults = [] }) => {
    const read = await readCsv(decodeText(readFileSync(new URL(name, folder))))
    expect(read.problem).toBeNull()
    expect(
      read.people.map(({ added, ...person }) => ({ ...person, added: added?.toISOString().slice(0, 10) })),
    ).toEqual(people.map((person) => ({ status: 'new', unread: [], ...person })))
    expect(read.faults).toEqual(faults.map(([line, problem]) => ({ line, problem })))
  },
)
