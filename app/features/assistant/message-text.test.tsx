import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bookingLink } from '#content/facts/booking-link'
import { MessageText } from './message-text.tsx'

test('in the browser the booking link is one, whatever it is about, and other addresses are text', () => {
  vi.stubEnv('SSR', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  const html = renderToStaticMarkup(
    <MessageText
      text={`Book it here: ${bookingLink('ai-chat-agents')}\nOr see https://other.example.org/a`}
    />,
  )
  expect(html.match(/href="[^"]*"/g)).toEqual([`href="${bookingLink('ai-chat-agents')}"`])
  expect(html).toContain('https://other.example.org/a')
})
