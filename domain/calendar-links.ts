interface Entry {
  title: string
  startsAt: Date
  minutes: number
  description: string
}

/** Links to Google and Outlook pages that add a calendar entry. Later mails cannot update such an entry. */
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
