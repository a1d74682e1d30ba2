import * as z from 'zod/mini'

/** More than any form has fields; bounds the response to a hostile body. */
const maxIssues = 50

function typeName(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function lengthMessage(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig | z.core.$ZodIssueTooSmall>,
): string {
  const isText = issue.origin === 'string'
  if (issue.code === 'too_big') {
    return isText ? `Please keep this under ${issue.maximum} characters` : `Must be at most ${issue.maximum}`
  }
  if (isText) return issue.minimum === 1 ? 'Required' : `Must be at least ${issue.minimum} characters`
  return `Must be at least ${issue.minimum}`
}

/** The message where a contract has none of its own (behavior 8.1). */
function generalMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'Required'
      if (typeof issue.input === 'number' && issue.expected === 'number') return 'Must be a finite number'
      return `Expected ${issue.expected}, received ${typeName(issue.input)}`
    case 'invalid_value': {
      if (issue.input === undefined) return 'Required'
      const expected = typeName(issue.values[0])
      const received = typeName(issue.input)
      return expected === received ? 'Please select an option' : `Expected ${expected}, received ${received}`
    }
    case 'too_big':
    case 'too_small':
      return lengthMessage(issue)
    case 'unrecognized_keys':
      return unknownFieldMessage(issue.keys.join(', '))
    default:
      return undefined
  }
}

function unknownFieldMessage(name: string): string {
  return `Unknown field: ${name}`
}

// jitless: zod otherwise tries `new Function`, which the content security policy blocks and reports.
z.config({ jitless: true, customError: generalMessage })

/**
 * Every invalid field of a parse, once, with its first message, in the contract's order: the `issues` of an `invalid`
 * response. `path` uses dots (`formData.email`) and is empty for the body itself; an unknown field is an issue of its
 * own. At most 50.
 */
export function issuesOf(error: z.core.$ZodError): { path: string; message: string }[] {
  const messages = new Map<string, string>()
  for (const issue of error.issues) {
    const faults =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ path: [...issue.path, key], message: unknownFieldMessage(key) }))
        : [issue]
    for (const { path, message } of faults) {
      const field = path.join('.')
      if (!messages.has(field) && messages.size < maxIssues) messages.set(field, message)
    }
  }
  return Array.from(messages, ([path, message]) => ({ path, message }))
}
