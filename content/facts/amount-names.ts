/** How visitors write dollar amounts: `1999`, `1 999`. */
export function amountNames(amount: number): readonly string[] {
  const figures = String(amount)
  return amount < 1000 ? [figures] : [figures, `${Math.floor(amount / 1000)} ${figures.slice(-3)}`]
}

/** How they write round thousands: `5k`, `5 grand`. */
export function roundAmountNames(amount: number): readonly string[] {
  return amount % 1000 === 0 ? [`${amount / 1000}k`, `${amount / 1000} grand`] : []
}
