import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isEmailAddress } from '#domain/email'
import { contactOfReplyAddress, replyAddressOf } from './reply-address.ts'

const secret = 'a secret of the tests'
const options = { address: 'hello@mendline.example', secret }

test('names its contact again, also where a server changed the case or others are beside it', () => {
  for (const id of [
    randomUUID(),
    '00000000-0000-4000-8000-000000000000',
    'ffffffff-ffff-4fff-bfff-ffffffffffff',
  ]) {
    const address = replyAddressOf(id, options)
    expect(isEmailAddress(address)).toBe(true)
    expect(contactOfReplyAddress(['x@y.example', 'hello+x@mendline.example', address], { secret })).toBe(id)
  }
})

test('nobody can make one without the secret, or change one', () => {
  const address = replyAddressOf(randomUUID(), options)
  expect(contactOfReplyAddress([address], { secret: 'another secret' })).toBeUndefined()
  for (let at = 6; at < 44; at += 1) {
    const other = address[at] === 'a' ? 'b' : 'a'
    const changed = address.slice(0, at) + other + address.slice(at + 1)
    expect(contactOfReplyAddress([changed], { secret })).toBeUndefined()
  }
})

test('a long name goes without a tag, because servers take 64 characters', () => {
  const address = 'a.very.long.name.of.a.mailbox@mendline.example'
  expect(replyAddressOf(randomUUID(), { address, secret })).toBe(address)
})
