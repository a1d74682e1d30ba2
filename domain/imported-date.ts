const yearFirst =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/
const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})(?:,? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?)?$/i

/** Whether a column of dates has the day before the month: shown by dots between, or by one day above twelve. */
export function hasDayFirst(texts: Iterable<string>): boolean {
  for (const text of texts) {
    const [, first = '', mark] = yearLast.exec(text.trim()) ?? []
    if (mark === '.' || Number(first) > 12) return true
  }
  return false
}

/** The day at noon in UTC, because an export's time of day is meaningless. Undefined for an invalid day. */
export function importedDate(text: string, isDayFirst: boolean): Date | undefined {
  const [year, month, day] = partsOf(text.trim(), isDayFirst) ?? []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = new Date(Date.UTC(year, month - 1, day, 12))
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1970
  return isDay ? date : undefined
}

function partsOf(text: string, isDayFirst: boolean): number[] | undefined {
  const iso = yearFirst.exec(text)
  if (iso) return [Number(iso[1]), Number(iso[2]), Number(iso[3])]
  const local = yearLast.exec(text)
  if (!local) return undefined
  const [, first, , second, year] = local
  return [Number(year), Number(isDayFirst ? second : first), Number(isDayFirst ? first : second)]
}
