/** The people of behavior 4.1. The names are placeholders: the owner puts the real people here. */
export interface Leader {
  readonly duty: string
  readonly name: string
  readonly role: string
  readonly text: string
  readonly isSample: boolean
}

export const leadership = [
  {
    duty: 'Audits',
    name: 'Robin Example',
    role: 'Founder',
    text: 'Walks through your systems with you and signs the roadmap.',
    isSample: true,
  },
  {
    duty: 'Builds',
    name: 'Kim Sample',
    role: 'Head of automation',
    text: 'Builds the automation and tests it on your real work before you depend on it.',
    isSample: true,
  },
  {
    duty: 'Answers',
    name: 'Alex Placeholder',
    role: 'Client lead',
    text: 'The person you call or email when something stops.',
    isSample: true,
  },
] as const satisfies readonly Leader[]
