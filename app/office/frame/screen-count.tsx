import './frame.css'
import { formatCount } from '#app/office/list/format-count'
import { Mark } from '#app/office/parts/mark.tsx'
import { frameCopy } from '#content/office/frame'
import { useToday } from './use-today.ts'

const copy = frameCopy.counts

/** The counts beside the screens' names. `isHot` marks counts on which somebody must act. */
const counted: Readonly<Record<string, { of: keyof typeof copy; isHot: boolean; isBreak?: boolean }>> = {
  '/admin/leads': { of: 'waiting', isHot: true },
  '/admin/calls': { of: 'calls', isHot: true },
  '/admin/testimonials': { of: 'testimonials', isHot: false },
  '/admin/forms': { of: 'heldSubmissions', isHot: false },
  '/admin/deliveries': { of: 'stuck', isHot: true, isBreak: true },
}

/** The number of items waiting on a screen; undefined for none. */
export function ScreenCount({ path }: { path: string }) {
  const { data } = useToday()
  const entry = counted[path]
  const count = entry && data?.counts[entry.of]
  if (!entry || !count || count.value === 0) return null
  return (
    <span className={entry.isHot ? 'count count--hot' : 'count'}>
      {entry.isBreak && <Mark name="break" />}
      {formatCount(count)}
      <span className="vh"> {copy[entry.of](count.value)}</span>
    </span>
  )
}
