/** Whole dollars as they are written on the pages: $1,999. */
export const usd = (amount: number): string => `$${amount.toLocaleString('en-US')}`
