/** What a delivery goes out by. Each has attempts of its own, so that one that stalls holds up no other. */
export const deliveryServiceNames = ['mail', 'sheets', 'zoom', 'webhook', 'web'] as const
export type DeliveryServiceName = (typeof deliveryServiceNames)[number]

/** Whom a delivery is for, as the back office draws its branches. */
export const deliveryBranchNames = ['mail', 'owner', 'spreadsheet', 'zoom', 'webhook', 'web'] as const
export type DeliveryBranchName = (typeof deliveryBranchNames)[number]
