import * as z from 'zod/mini'
import { filled, httpUrl } from '#server/settings/checks'
import { defineService, missingOf, plain, secret, standIn } from '#server/services/define-service'
import { createZoom } from './zoom.ts'

const connection = ['ZOOM_ACCOUNT_ID', 'ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET', 'ZOOM_MEETING_ID'] as const

export const zoom = defineService({
  name: 'zoom',
  help: `Registers people of the readiness workshop for a Zoom meeting whose registration is turned on, and gives each video
call that is confirmed without a link a meeting of its own. The first three come from a server-to-server OAuth app with
the scopes to read and write meeting registrants, and to list, add, change and delete meetings. The two addresses are
for stand-ins; the API's includes /v2.`,
  settings: {
    ZOOM_ACCOUNT_ID: plain(z.optional(filled)),
    ZOOM_CLIENT_ID: plain(z.optional(filled)),
    ZOOM_CLIENT_SECRET: secret(z.optional(filled), 'known'),
    // Zoom shows the id in groups of digits.
    ZOOM_MEETING_ID: plain(z.optional(filled.check(z.overwrite((id) => id.replaceAll(' ', ''))))),
  },
  environment: {
    ZOOM_API_URL: standIn(z.optional(httpUrl)),
    ZOOM_TOKEN_URL: standIn(z.optional(httpUrl)),
  },
  connection,
  faultsIn: (given) =>
    missingOf(given, connection, 'Zoom needs the account, its app’s id and secret, and the meeting'),
  options({ ZOOM_ACCOUNT_ID: accountId, ZOOM_CLIENT_ID: clientId, ZOOM_MEETING_ID: meetingId, ...values }) {
    const { ZOOM_CLIENT_SECRET: clientSecret, ZOOM_API_URL: apiUrl, ZOOM_TOKEN_URL: tokenUrl } = values
    return accountId && clientId && clientSecret && meetingId
      ? { accountId, clientId, clientSecret, meetingId, apiUrl, tokenUrl }
      : undefined
  },
  connect: (options, { timeoutMs }) => createZoom({ ...options, timeoutMs }),
  checks: (client) => ({
    'sign-in': () => client.signIn(),
    read: async () => void (await client.findRegistrant('nobody@example.invalid')),
    meetings: async () => void (await client.findMeeting('no call')),
  }),
})
