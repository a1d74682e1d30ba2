import { site } from '#content/site'
import { DeliveriesScreen } from './deliveries-screen.tsx'

export const meta = () => [
  { title: `Deliveries · Back office · ${site.name}` },
  { name: 'description', content: 'What must reach the outside, and how far it has come.' },
  { name: 'robots', content: 'noindex' },
]

export default function AdminDeliveries() {
  return <DeliveriesScreen />
}
