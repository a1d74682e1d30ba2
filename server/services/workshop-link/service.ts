import * as z from 'zod/mini'
import { httpUrl } from '#server/settings/checks'
import { defineService, link } from '#server/services/define-service'

export const workshopLink = defineService({
  name: 'workshop-link',
  help: `The link to the weekly free workshop, for its confirmation mail and calendar entry. Without it the mail says that
there is none yet; once it is set or changed, everybody with a seat gets it by mail.`,
  settings: { FREE_WORKSHOP_JOIN_URL: link(z.optional(httpUrl)) },
  environment: {},
  connection: ['FREE_WORKSHOP_JOIN_URL'],
  options: ({ FREE_WORKSHOP_JOIN_URL: joinUrl }) => (joinUrl === undefined ? undefined : { joinUrl }),
  connect: (options) => options,
  checks: () => ({}),
})
