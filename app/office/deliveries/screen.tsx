import { DeliveriesScreen } from './deliveries-screen.tsx'

export default function AdminDeliveries() {
  return <DeliveriesScreen />
}
