import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { forms } from '#domain/forms'
import { WebhookEvents } from './webhook-events.tsx'

test('WebhookEvents lists one event per form with what the sender did', () => {
  const html = renderToStaticMarkup(<WebhookEvents />)
  expect(html).toContain('<li><code>scorecard.completed</code> Finished the scorecard</li>')
  expect(html.split('<li>')).toHaveLength(Object.keys(forms).length + 1)
})
