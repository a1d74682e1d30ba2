import { expect, test } from 'vitest'
import { playerAddress } from './podcast-player.ts'

test.each([
  [
    'https://open.spotify.com/episode/4rOoJ6Egrf8K2IrywzwOMk?si=abc',
    'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
  ],
  [
    'https://open.spotify.com/intl-de/show/38bS44xjbVVZ3No3ByF1dJ',
    'https://open.spotify.com/embed/show/38bS44xjbVVZ3No3ByF1dJ',
  ],
  [
    'https://podcasts.apple.com/us/podcast/ai-first-ceo/id123?i=456',
    'https://embed.podcasts.apple.com/us/podcast/ai-first-ceo/id123?i=456',
  ],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://m.youtube.com/live/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  ['https://youtube.com/playlist?list=PL12', 'https://www.youtube-nocookie.com/embed/videoseries?list=PL12'],
])('the share link %s is played at %s', (shared, player) => {
  expect(playerAddress(shared)).toBe(player)
  expect(playerAddress(player), 'a player’s own address').toBe(player)
})

test.each([
  'https://player.example.com/e/1?color=000',
  'http://127.0.0.1:8080/player',
  'https://open.spotify.com.evil.example/episode/1',
  'https://notyoutube.com/watch?v=1',
])('%s is played unchanged', (address) => {
  expect(playerAddress(address)).toBe(address)
})
