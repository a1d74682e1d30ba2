const units = ['kB', 'MB', 'GB'] as const
/** “0.8 kB”, “3.1 MB”. */
export function formatBytes(bytes: number): string {
  const unit = bytes < 1e6 ? 0 : bytes < 1e9 ? 1 : 2
  const value = bytes / 1000 ** (unit + 1)
  return `${value.toLocaleString('en-US', { maximumSignificantDigits: 2, maximumFractionDigits: 0, roundingPriority: 'morePrecision' })} ${units[unit]}`
}
