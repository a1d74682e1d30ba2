const timeOfDay = /,?[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[AP]M)?(?:Z| ?[+-]\d{2}:?\d{2})?$/i
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const yearLast = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|(?<!-)\d{2})$/
const dayByName = /^(\d{1,2})\.?[ -](\p{L}+)\.?[ -](\d{4})$/u
const monthByName = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u
/** A spreadsheet's serial date: the number of days since the end of 1899. */
const serialDay = /^\d{5}$/
/** The beginnings of month names in English and German. */
const months = [
  'jan',
  'feb',
  'mar|mär',
  'apr',
  'may|mai',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct|okt',
  'nov',
  'dec|dez',
]

const withoutTime = (text: string) => text.trim().replace(timeOfDay, '')

/** Whether a column's dates put the day first: one has dots between the numbers, or a first number above twelve. */
export function hasDayFirst(texts: Iterable<string>): boolean {
  for (const text of texts) {
    const [, first = '', mark] = yearLast.exec(withoutTime(text)) ?? []
    if (mark === '.' || Number(first) > 12) return true
  }
  return false
}

/** The day at noon in UTC, because an export's time of day is meaningless. Undefined for an invalid day. */
export function importedDate(text: string, isDayFirst: boolean): Date | undefined {
  const [year, month, day] = (partsOf(withoutTime(text), isDayFirst) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = new Date(Date.UTC(year, month - 1, day, 12))
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1970
  return isDay ? date : undefined
}

type Parts = readonly (string | number | undefined)[]

function partsOf(text: string, isDayFirst: boolean): Parts | undefined {
  if (serialDay.test(text)) {
    const date = new Date(Date.UTC(1899, 11, 30 + Number(text)))
    return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
  }
  let found = yearFirst.exec(text)
  if (found) return [found[1], found[3], found[4]]
  found = yearLast.exec(text)
  if (found) {
    const [, first, , second, year = ''] = found
    const fullYear = year.length === 2 ? `20${year}` : year
    return isDayFirst ? [fullYear, second, first] : [fullYear, first, second]
  }
  found = dayByName.exec(text)
  if (found) return [found[3], monthOf(found[2]), found[1]]
  found = monthByName.exec(text)
  return found ? [found[3], monthOf(found[1]), found[2]] : undefined
}

const monthOf = (name = '') => 1 + months.findIndex((month) => new RegExp(`^(?:${month})`, 'i').test(name))

/** Parses a timestamp in the format of our own exports, otherwise a day like {@link importedDate}. */
export function importedTime(text: string, isDayFirst: boolean): Date | undefined {
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? new Date(text) : undefined
  return time && !Number.isNaN(time.getTime()) ? time : importedDate(text, isDayFirst)
}
