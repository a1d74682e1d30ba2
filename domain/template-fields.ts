/** The fields that a reply template can contain in braces. */
export const templateFields = ['first name', 'score', 'tier', 'yearly cost', 'booking link'] as const
export type TemplateField = (typeof templateFields)[number]

/** One contact’s values; a field without a value is left out. */
export type TemplateValues = Readonly<Partial<Record<TemplateField, string>>>

const braces = / ?\{([^{}\n]{1,40})\}/g
const fieldIn = (inBraces: string) => templateFields.find((field) => field === inBraces.trim().toLowerCase())

/** Whether every text in braces is a field. */
export const hasKnownFields = (text: string): boolean =>
  Array.from(text.matchAll(braces)).every(([, inBraces = '']) => fieldIn(inBraces))

/** The template's fields without a value, each once, except the first name: a greeting can do without it. */
export function missingFields(text: string, values: TemplateValues): TemplateField[] {
  const fields = Array.from(text.matchAll(braces), ([, inBraces = '']) => fieldIn(inBraces))
  return templateFields.filter(
    (field) => field !== 'first name' && fields.includes(field) && values[field] === undefined,
  )
}

/** Fills in the values. A missing one is removed with the space before it: "Hello," for "Hello {first name},". */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(braces, (whole, inBraces: string) => {
    const field = fieldIn(inBraces)
    if (!field) return whole
    const value = values[field]
    return value === undefined ? '' : whole.startsWith(' ') ? ` ${value}` : value
  })
}

/** Whether the first line contains the first name, so that no other greeting is added above it. */
export const startsWithGreeting = (text: string): boolean =>
  Array.from((text.trim().split('\n')[0] ?? '').matchAll(braces)).some(
    ([, inBraces = '']) => fieldIn(inBraces) === 'first name',
  )

/** Turns a message into a template: the booking link and the name in the greeting become fields. */
export function asTemplate(message: string, values: TemplateValues): string {
  const link = values['booking link']
  const name = values['first name']
  const text = link ? message.replaceAll(link, '{booking link}') : message
  const greeting = /^[^\n,]*/.exec(text)?.[0] ?? ''
  return name && greeting.endsWith(` ${name}`)
    ? `${greeting.slice(0, -name.length)}{first name}${text.slice(greeting.length)}`
    : text
}
