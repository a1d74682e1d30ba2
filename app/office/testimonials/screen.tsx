import { ModerationScreen } from './moderation-screen.tsx'

export default function AdminTestimonials() {
  return <ModerationScreen />
}
