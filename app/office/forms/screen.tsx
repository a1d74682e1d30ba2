import { site } from '#content/site'
import { FormsScreen } from './forms-screen.tsx'

export const meta = () => [
  { title: `Forms · Back office · ${site.name}` },
  { name: 'description', content: 'What every form received, and what was held back.' },
  { name: 'robots', content: 'noindex' },
]

export default function AdminForms() {
  return <FormsScreen />
}
