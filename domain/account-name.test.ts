import { expect, test } from 'vitest'
import { accountName } from './account-name.ts'

test.each([
  ['nora.w@example.com', undefined, 'Nora'],
  ['nora.w@example.com', null, 'Nora'],
  ['nora.w@example.com', '  ', 'Nora'],
  ['nora.w@example.com', 'Dr. N. Weiss', 'Dr. N. Weiss'],
  ['Dr. N. Weiss', undefined, 'Dr. N. Weiss'],
  [undefined, undefined, 'Somebody'],
])('%s with the name %s is called %s', (known, name, shown) => expect(accountName(known, name)).toBe(shown))
