import { describe, expect, test } from 'vitest'
import type { OwnerSetting } from '#contracts/owner-setting'
import { mailServerFaults, mailServerUrl, storedMailServer, typedServerUrl } from './mail-server.ts'

const server = { host: 'smtp.example.com', port: '587', user: 'nora@example.com', password: 'a b/c@d:e%' }

describe('mailServerUrl', () => {
  test('percent-encodes every character of user name and password', () => {
    const { username, password, host, protocol } = new URL(mailServerUrl(server))
    expect([protocol, host]).toEqual(['smtp:', 'smtp.example.com:587'])
    expect([decodeURIComponent(username), decodeURIComponent(password)]).toEqual([
      server.user,
      server.password,
    ])
  })

  test('uses smtps for port 465', () => {
    expect(mailServerUrl({ ...server, port: '465' })).toMatch(/^smtps:/)
  })

  test('leaves out the login when user and password are empty', () => {
    expect(mailServerUrl({ host: 'mail.local', port: '25', user: '', password: '' })).toBe(
      'smtp://mail.local:25',
    )
  })
})

describe('the fields of a mail provider', () => {
  test.each([
    [
      'gmail',
      { user: 'nora@gmail.com', password: 'abcd' },
      'smtps://nora%40gmail.com:abcd@smtp.gmail.com:465',
    ],
    ['postmark', { password: 'token' }, 'smtp://token:token@smtp.postmarkapp.com:587'],
    ['brevo', { user: 'nora', password: 'key' }, 'smtp://nora:key@smtp-relay.brevo.com:587'],
    [
      'ses',
      { region: 'eu-west-1', user: 'AKIA', password: 'p' },
      'smtps://AKIA:p@email-smtp.eu-west-1.amazonaws.com:465',
    ],
    ['resend', { password: 'key' }, 'smtps://resend:key@smtp.resend.com:465'],
    ['other', { host: 'mail.local', port: '25' }, 'smtp://mail.local:25'],
  ])('are enough for the address of %s', (provider, typed, url) => {
    expect(mailServerFaults({ provider, ...typed }, [])).toEqual({})
    expect(typedServerUrl({ provider, ...typed })).toBe(url)
  })

  test.each([
    ['gmail', ['user', 'password']],
    ['postmark', ['password']],
    ['brevo', ['user', 'password']],
    ['ses', ['region', 'user', 'password']],
    ['resend', ['password']],
    ['other', ['host', 'port']],
  ])('show an error when they are missing: %s', (provider, fields) => {
    expect(Object.keys(mailServerFaults({ provider }, [])).toSorted()).toEqual(fields.toSorted())
  })

  test.each(['microsoft', 'google', undefined])('give no SMTP address for %s', (provider) => {
    expect(typedServerUrl({ provider })).toBeUndefined()
    expect(mailServerFaults({ provider }, [])).toEqual({})
  })
})

describe('a stored mail server', () => {
  const stored = (value: string) => [{ name: 'SMTP_URL', value } as OwnerSetting]

  test.each([
    ['gmail', 'smtps://nora%40gmail.com@smtp.gmail.com:465'],
    ['postmark', 'smtp://smtp.postmarkapp.com:587'],
    ['ses', 'smtps://AKIA@email-smtp.eu-west-1.amazonaws.com:465'],
    ['resend', 'smtps://resend@smtp.resend.com:465'],
    ['other', 'smtp://site@mail.example.com:2525'],
  ])('fills the form, and can be saved without typing its password again: %s', (provider, url) => {
    const fields = storedMailServer(stored(url))
    expect(fields).toMatchObject({ provider, password: '' })
    const typed = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, value || undefined]),
    )
    expect(typedServerUrl(typed)).toBe(url)
    expect(mailServerFaults(typed, stored(url))).toEqual({})
  })

  test('requires its password again when its host or user changes', () => {
    const typed = { ...storedMailServer(stored('smtp://site@mail.example.com:25')), password: undefined }
    for (const changed of [{ host: 'mail.example.org' }, { user: 'other' }])
      expect(
        Object.keys(mailServerFaults({ ...typed, ...changed }, stored('smtp://site@mail.example.com:25'))),
      ).toEqual(['password'])
  })
})
