import { defineService } from '#server/services/define-service'
import { createSafeFetch } from './safe-fetch.ts'

export const web = defineService({
  name: 'web',
  help: '',
  settings: {},
  environment: {},
  connection: [],
  options: () => ({}),
  connect: () => createSafeFetch(),
  checks: () => ({}),
})
