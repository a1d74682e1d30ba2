import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { bookingLink } from '#content/facts/booking-link'
import { openTimeLink } from '#content/facts/open-time-link'
import { MessageText } from './message-text.tsx'

test('MessageText links the booking page with any topic, and shows other URLs as plain text', () => {
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

test('MessageText labels a link to one open time “Request this time” and the one to all times “Book A Call”', () => {
  const time = new Date('2026-11-24T14:00:00Z')
  const link = openTimeLink('assistant', { type: 'intro', zone: 'America/New_York', time })
  const html = renderToStaticMarkup(
    <MessageText text={`- Tuesday, 9:00 AM: ${link}\nAll open times: ${bookingLink('assistant')}`} />,
  )
  expect(html.match(/(?<=<a [^>]*>)[^<]+/g)).toEqual(['Request this time', 'Book A Call'])
})
