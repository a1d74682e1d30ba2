/** The outlets of behavior 4.3. Invented names: the owner puts real outlets here before the site goes public. */
export interface Outlet {
  readonly name: string
  readonly isSample: boolean
}

export const outlets: readonly Outlet[] = [
  'North Street Journal',
  'Plain Business',
  'Ledger & Line',
  'The Second Shift Show',
  'Founders’ Gazetteer',
  'Owner Hour',
  'Margin Notes Monthly',
  'Quarterly Operator',
  'Small Firm Radio',
  'Bench & Desk',
  'Workroom Weekly',
  'The Open Invoice',
  'Twelve Seats',
  'Backroom Dispatch',
  'Mid-Market Mornings',
  'Good Process',
  'The Payroll Post',
  'Tuesday Builder',
  'Kept Promises Podcast',
].map((name) => ({ name, isSample: true }))
