import { Views } from '#app/office/list/views.tsx'
import { workshopsCopy as copy } from '#content/office/workshops'
import type { Count } from '#contracts/count'

type Workshop = 'free' | 'readiness'

interface WorkshopViewsProps {
  current: Workshop
  /** The sign-ups for the next session of the free workshop, and all for the readiness workshop, which has no sessions. */
  counts?: Record<Workshop, Count> | undefined
}

/** Tabs for the two workshops. */
export function WorkshopViews({ current, counts }: WorkshopViewsProps) {
  return (
    <Views
      label={copy.views}
      views={[
        {
          name: copy.view.free,
          to: '/admin/workshops',
          isCurrent: current === 'free',
          count: counts?.free,
        },
        {
          name: copy.view.readiness,
          to: '/admin/workshops/readiness',
          isCurrent: current === 'readiness',
          count: counts?.readiness,
        },
      ]}
    />
  )
}
