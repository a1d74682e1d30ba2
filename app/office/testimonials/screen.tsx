import { ModerationScreen } from './moderation-screen.tsx'
import { site } from '#content/site'

export const meta = () => [
  { title: `Testimonials · Back office · ${site.name}` },
  { name: 'description', content: 'What was submitted, and what is published.' },
  { name: 'robots', content: 'noindex' },
]

export default function AdminTestimonials() {
  return <ModerationScreen />
}
