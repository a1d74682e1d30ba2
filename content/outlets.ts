/** S0 §2 "As Featured In". Invented names: the owner puts real outlets here before the site goes public. */
export interface Outlet {
  readonly name: string
  readonly isSample: boolean
}

export const outlets = [
  { name: 'North Street Journal', isSample: true },
  { name: 'Plain Business', isSample: true },
  { name: 'Ledger & Line', isSample: true },
  { name: 'The Second Shift Show', isSample: true },
  { name: 'Founders’ Gazetteer', isSample: true },
  { name: 'Owner Hour', isSample: true },
  { name: 'Margin Notes Monthly', isSample: true },
  { name: 'Quarterly Operator', isSample: true },
  { name: 'Small Firm Radio', isSample: true },
  { name: 'Bench & Desk', isSample: true },
  { name: 'Workroom Weekly', isSample: true },
  { name: 'The Open Invoice', isSample: true },
  { name: 'Twelve Seats', isSample: true },
  { name: 'Backroom Dispatch', isSample: true },
  { name: 'Mid-Market Mornings', isSample: true },
  { name: 'Good Process', isSample: true },
  { name: 'The Payroll Post', isSample: true },
  { name: 'Tuesday Builder', isSample: true },
  { name: 'Kept Promises Podcast', isSample: true },
] as const satisfies readonly Outlet[]
