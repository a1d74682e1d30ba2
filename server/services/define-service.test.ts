import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { filled, httpUrl } from '#server/settings/checks'
import { serviceDefinitions } from './index.ts'
import { host, link, plain, secret, type Setting, urlIn } from './define-service.ts'

test('an unmarked setting, a plain address and a secret without its host do not compile', () => {
  // @ts-expect-error -- not marked
  const unmarked: Setting = { schema: z.optional(filled) }
  // @ts-expect-error -- an address
  const address = plain(httpUrl)
  // @ts-expect-error -- an address, if there is one
  const optional = plain(z.optional(httpUrl))
  // @ts-expect-error -- where it is sent is not said
  const sent = () => secret(z.optional(filled))
  expect([unmarked, address, optional, sent]).toHaveLength(4)
})

test('each mark sets the properties of its setting', () => {
  expect(plain(filled)).not.toHaveProperty('isSecret')
  expect(link(httpUrl).addressIn).toBeUndefined()
  expect(host(httpUrl, urlIn).addressIn?.('https://example.com/a')?.hostname).toBe('example.com')
  expect(secret(filled, { sentTo: 'SMTP_URL' })).toMatchObject({ isSecret: true, sentTo: 'SMTP_URL' })
  expect(secret(filled, 'known')).toMatchObject({ isSecret: true })
})

test('every setting with a password, key, secret or token in its name is marked as a secret', () => {
  const names = serviceDefinitions.flatMap(({ settings }) =>
    Object.entries(settings).flatMap(([name, { isSecret }]) => (isSecret ? [] : name)),
  )
  expect(names.filter((name) => /PASSWORD|KEY|SECRET|TOKEN(?!_CAP)|_JSON$/.test(name))).toEqual([])
})
