export const connectionHistoryCopy = {
  worked: (when: string) => `Last worked ${when}.`,
  failed: (when: string, reason: string | null) =>
    reason === null ? `Last failed ${when}.` : `Last failed ${when}: “${reason}”`,
  tokens: (today: string, cap: string) => `${today} of ${cap} tokens today.`,
  needYou: (count: string) => `${count} under Deliveries ${count === '1' ? 'needs' : 'need'} you`,
  failedLast: (count: number) => (count === 1 ? 'One failed last time.' : `${count} failed last time.`),
  isBroken: 'Not working',
  testAgain: 'Test again',
  lastDeliveries: 'Last deliveries',
} as const
