export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const
const hoursPerDay = 10
export const hoursInWeek = weekdays.length * hoursPerDay

/** The fixed order in which each day's hours are lost, so that the same answer always draws the same week. */
const lossOrder = ['1273850946', '0549183726', '2386105497', '4516920873', '9348027165'] as const

/**
 * A week of ten-hour days, true for each hour of manual work. The hours are spread evenly over the days; 50 hours or
 * more fill the week.
 */
export function drawnWeek(lostHours: number): boolean[][] {
  const lost = Math.min(Math.max(Math.round(lostHours), 0), hoursInWeek)
  return lossOrder.map((order, day) => {
    const lostToday = Math.floor((lost + weekdays.length - 1 - day) / weekdays.length)
    return Array.from({ length: hoursPerDay }, (_, hour) => order.indexOf(String(hour)) < lostToday)
  })
}

/** Returns the hours of several people, which fill no single week, in rows of ten. */
export function drawnHours(hours: number): number[][] {
  const all = Array.from({ length: hours }, (_, hour) => hour)
  return Array.from({ length: Math.ceil(hours / hoursPerDay) }, (_, row) =>
    all.slice(row * hoursPerDay, (row + 1) * hoursPerDay),
  )
}
