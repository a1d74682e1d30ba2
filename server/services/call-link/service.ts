import * as z from 'zod/mini'
import { httpUrl } from '#server/settings/checks'
import { defineService, link } from '#server/services/define-service'

export const callLink = defineService({
  name: 'call-link',
  help: `The link that is proposed for every video call when you confirm it, such as your personal room. Without it a call
gets a Zoom meeting of its own, or the link of the last call is proposed while Zoom is not connected.`,
  settings: { CALL_JOIN_URL: link(z.optional(httpUrl)) },
  environment: {},
  connection: ['CALL_JOIN_URL'],
  options: ({ CALL_JOIN_URL: joinUrl }) => (joinUrl === undefined ? undefined : { joinUrl }),
  connect: (options) => options,
  checks: () => ({}),
})
