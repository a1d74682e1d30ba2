/** An owner's promise as one says it: 2 h, 30 min. */
export function hoursText(hours: number): string {
  return hours < 1 ? `${Math.round(hours * 60)} min` : `${hours} h`
}
