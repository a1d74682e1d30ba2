import { site } from '#content/facts/site'
import { anyTenant, mailSignInProviders } from '#domain/mail-sign-in'
import * as z from 'zod/mini'
import { filled, httpUrl, mailbox, sender } from '#server/settings/checks'
import { unreachableSender } from '#server/settings/reachable-domain'
import { defineService, hostChoice, plain, secret, standIn, urlIn } from '#server/services/define-service'
import { createSignInTokens } from '#server/services/mail-sign-in/access-tokens'
import { signInFaults } from '#server/services/mail-sign-in/sign-in-faults'
import { signInOptions } from '#server/services/mail-sign-in/sign-in-options'
import { signInProviders } from '#server/services/mail-sign-in/sign-in-providers'
import { createMailer } from './smtp.ts'

/** A host name, or an IPv6 address in brackets. */
const mailHost = /^(?:[\w-]+\.)*[\w-]+$|^\[[\da-f:.]+\]$/i
const smtpAddress = z.url({
  protocol: /^smtps?$/,
  hostname: mailHost,
  error: 'must be an smtp:// or smtps:// address',
})

/** Removes the password, and a user name that equals it: with Postmark both are the token. */
function withoutPassword(address: string): string {
  const url = new URL(address)
  if (url.username === url.password) url.username = ''
  url.password = ''
  return url.href
}

const defaultSender = (siteUrl: string | undefined) =>
  `${site.name} <hello@${new URL(siteUrl ?? 'http://localhost').hostname}>`

export const mail = defineService({
  name: 'mail',
  help: `Real mail. Without SMTP_URL each mail waits, and a copy is kept as an .eml file under DATA_DIR/mail. While SITE_URL is
public, neither its sender MAIL_FROM nor OWNER_EMAIL may be at localhost or a sample domain. Instead of SMTP_URL an owner
can sign in with Microsoft 365 or Google in the back office (docs/connect.md): MAIL_OAUTH_PROVIDER is microsoft or google,
the next three are the app that is registered there, MAIL_OAUTH_USER the mailbox. MAIL_OAUTH_SIGN_IN is what the sign-in
stores; leave it empty. The last three are for stand-ins.`,
  settings: {
    SMTP_URL: secret(z.optional(smtpAddress), { addressIn: urlIn }, withoutPassword),
    MAIL_FROM: plain(z.optional(sender), defaultSender),
    MAIL_OAUTH_PROVIDER: hostChoice(z.optional(z.enum(mailSignInProviders, 'must be microsoft or google'))),
    MAIL_OAUTH_TENANT: plain(
      z._default(
        z.string().check(z.regex(/^[\w-]+(\.[\w-]+)*$/, 'must be the id or the domain of a directory')),
        anyTenant,
      ),
      () => anyTenant,
    ),
    MAIL_OAUTH_CLIENT_ID: plain(z.optional(filled)),
    MAIL_OAUTH_CLIENT_SECRET: secret(z.optional(filled), { sentTo: 'MAIL_OAUTH_PROVIDER' }),
    MAIL_OAUTH_USER: plain(z.optional(mailbox)),
    MAIL_OAUTH_SIGN_IN: secret(z.optional(filled), { sentTo: 'MAIL_OAUTH_PROVIDER' }),
  },
  environment: {
    MAIL_OAUTH_AUTHORIZE_URL: standIn(z.optional(httpUrl)),
    MAIL_OAUTH_TOKEN_URL: standIn(z.optional(httpUrl)),
    MAIL_OAUTH_SMTP_URL: standIn(z.optional(smtpAddress)),
  },
  connection: ['SMTP_URL', 'MAIL_OAUTH_SIGN_IN'],
  faultsIn: (given, siteUrl) => [...unreachableSender('MAIL_FROM', given, siteUrl), ...signInFaults(given)],
  options({ SMTP_URL: serverUrl, MAIL_FROM: from, ...values }, siteUrl) {
    const { app, signIn } = signInOptions(values)
    const defaultFrom = signIn ? `${site.name} <${signIn.user}>` : defaultSender(siteUrl)
    return { smtpUrl: signIn?.smtpUrl ?? serverUrl, from: from ?? defaultFrom, app, signIn }
  },
  isConnected: ({ smtpUrl }) => smtpUrl !== undefined,
  connect({ smtpUrl, from, signIn }, { captureDir, settingsRenderer, guard, timeoutMs, secretStore }) {
    const tokens =
      signIn &&
      createSignInTokens({
        app: signIn.app,
        store: secretStore?.('MAIL_OAUTH_SIGN_IN') ?? {
          read: async () => signIn.stored,
          replace: async () => {},
        },
        uses: ['send'],
        guard,
        timeoutMs,
      })
    const signedIn = tokens && {
      user: signIn.user,
      accessToken: tokens.accessToken,
      advice: signInProviders[signIn.app.provider].advice,
    }
    return {
      ...createMailer({
        smtpUrl,
        signIn: signedIn,
        captureDir,
        settingsRenderer,
        guard: signIn?.isStandIn ? undefined : guard,
        timeoutMs,
      }),
      from,
      ...(tokens && {
        /** Checks whether the provider still accepts the sign-in. @throws ServiceError */
        renewSignIn: async () => void (await tokens.accessToken({ renew: true })),
      }),
    }
  },
  checks: (client) => ({ connect: () => client.check('connect'), 'sign-in': () => client.check('sign-in') }),
})
