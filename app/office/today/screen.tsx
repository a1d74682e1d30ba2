import { site } from '#content/site'
import { TodayScreen } from './today-screen.tsx'

export const meta = () => [
  { title: `Today · Back office · ${site.name}` },
  { name: 'description', content: 'Who waits, what broke, what is next.' },
  { name: 'robots', content: 'noindex' },
]

export default function Today() {
  return <TodayScreen />
}
