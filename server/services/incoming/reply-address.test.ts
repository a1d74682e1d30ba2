import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isEmailAddress } from '#domain/email'
import { contactOfReplyAddress, replyAddressOf } from './reply-address.ts'

const secret = 'a secret of the tests'
const options = { address: 'hello@mendline.example', secret }

test('a signed reply address gives back its contact’s id, also among other addresses', () => {
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

test('a reply address with another secret or a changed character is invalid', () => {
  const address = replyAddressOf(randomUUID(), options)
  expect(contactOfReplyAddress([address], { secret: 'another secret' })).toBeUndefined()
  for (let at = 6; at < 44; at += 1) {
    const other = address[at] === 'a' ? 'b' : 'a'
    const changed = address.slice(0, at) + other + address.slice(at + 1)
    expect(contactOfReplyAddress([changed], { secret })).toBeUndefined()
  }
})

test('a mailbox name that leaves no room for the tag gets no tag, because the limit is 64 characters', () => {
  const address = 'a.very.long.name.of.a.mailbox@mendline.example'
  expect(replyAddressOf(randomUUID(), { address, secret })).toBe(address)
})
