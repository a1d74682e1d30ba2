import { LeadsScreen } from './leads-screen.tsx'

export default function Leads() {
  return <LeadsScreen />
}
