import { Views } from '#app/office/list/views.tsx'
import { workshopsCopy as copy } from '#content/office/workshops'
import type { Count } from '#contracts/count'

/** Tabs for the two workshops. */
export function WorkshopViews({
  current,
  registrations,
}: {
  current: 'free' | 'readiness'
  registrations?: Count | undefined
}) {
  return (
    <Views
      label={copy.views}
      views={[
        { name: copy.view.free, to: '/admin/workshops', isCurrent: current === 'free' },
        {
          name: copy.view.readiness,
          to: '/admin/workshops/readiness',
          isCurrent: current === 'readiness',
          count: registrations,
        },
      ]}
    />
  )
}
