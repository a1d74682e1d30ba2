interface Entry {
  title: string
  startsAt: Date
  minutes: number
  description: string
}

/** Pages of calendar services that add an entry. It is theirs alone: no mail changes it later. */
export function calendarLinks({ title, startsAt, minutes, description }: Entry) {
  const [start, end] = [startsAt, new Date(startsAt.getTime() + minutes * 60_000)].map((time) =>
    time.toISOString().replace('.000Z', 'Z'),
  )
  const dates = `${start}/${end}`.replaceAll(/[-:]/g, '')
  const google = { action: 'TEMPLATE', text: title, dates, details: description }
  const outlook = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: `${start}`,
    enddt: `${end}`,
    body: description,
  }
  return {
    google: `https://calendar.google.com/calendar/render?${new URLSearchParams(google)}`,
    outlook: `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams(outlook)}`,
  }
}
