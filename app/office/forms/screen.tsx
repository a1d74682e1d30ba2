import { FormsScreen } from './forms-screen.tsx'

export default function AdminForms() {
  return <FormsScreen />
}
