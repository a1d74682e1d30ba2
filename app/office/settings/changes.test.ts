import { describe, expect, test } from 'vitest'
import type { OwnerSetting } from '#contracts/owner-setting'
import { changesOf, resetOf } from './changes.ts'

const updatedAt = '2026-11-23T10:00:00.000Z'
const setting = (given: Partial<OwnerSetting> & Pick<OwnerSetting, 'name'>): OwnerSetting => ({
  value: null,
  isSet: false,
  isSecret: false,
  default: null,
  lockedBy: null,
  fault: null,
  updatedAt: null,
  ...given,
})
const sender = setting({ name: 'MAIL_FROM', value: 'Nora <n@example.com>', isSet: true, updatedAt })
const server = setting({ name: 'SMTP_URL', isSecret: true, isSet: true, updatedAt })
const sheet = setting({ name: 'GOOGLE_SHEETS_ID' })

describe('changesOf', () => {
  test('leaves out unchanged settings', () => {
    expect(changesOf({ MAIL_FROM: 'Nora <n@example.com>' }, [sender])).toEqual([])
  })

  test('keeps a secret whose field is empty, and resets any other setting whose field is empty', () => {
    expect(changesOf({}, [server, sender])).toEqual([{ name: 'MAIL_FROM', value: null, updatedAt }])
  })

  test('leaves out settings that the environment sets', () => {
    expect(changesOf({ MAIL_FROM: 'b@example.com' }, [{ ...sender, lockedBy: 'MAIL_FROM' }])).toEqual([])
  })

  test('extracts the id from a spreadsheet’s address, and accepts a plain id', () => {
    const address = 'https://docs.google.com/spreadsheets/d/1AbC-x_9/edit#gid=0'
    const valueOf = (typed: string) => changesOf({ GOOGLE_SHEETS_ID: typed }, [sheet])[0]?.value
    expect([valueOf(address), valueOf('1AbC-x_9')]).toEqual(['1AbC-x_9', '1AbC-x_9'])
  })
})

test('resetOf resets only stored settings that the environment does not set', () => {
  expect(resetOf([server, sheet, { ...sender, lockedBy: 'MAIL_FROM' }])).toEqual([
    { name: 'SMTP_URL', value: null, updatedAt },
  ])
})
