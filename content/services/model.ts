import type { ServiceWords } from './service-words.ts'

export const model: ServiceWords<'model'> = {
  name: 'Language model',
  settings: {
    AI_BASE_URL: 'the model’s address',
    AI_API_KEY: 'the model’s key',
    AI_MODEL: 'the model',
    AI_DAILY_TOKEN_CAP: 'the model’s tokens a day',
  },
  card: {
    on: 'Chooses which of the site’s own sentences answer a visitor.',
    off: 'The assistant answers from the site’s own pages.',
  },
  form: {
    text: 'Chooses which of the site’s own sentences answer a visitor, and writes none itself. The assistant works without it.',
    needs: ['AI_BASE_URL', 'AI_MODEL'],
    isBuiltIn: true,
    fields: {
      AI_BASE_URL: { label: 'Address of the model', kind: 'url', placeholder: 'https://api.example.com/v1' },
      AI_API_KEY: { label: 'API key', kind: 'secret' },
      AI_MODEL: { label: 'Name of the model', kind: 'text' },
      AI_DAILY_TOKEN_CAP: {
        label: 'Most tokens a day',
        hint: 'Above it the assistant answers from the site’s own pages.',
        kind: 'number',
      },
    },
  },
  checks: { answer: 'Ask the model a short question' },
  deliveries: null,
}
