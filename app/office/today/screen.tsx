import { TodayScreen } from './today-screen.tsx'

export default function Today() {
  return <TodayScreen />
}
