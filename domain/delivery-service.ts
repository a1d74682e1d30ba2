/** What a delivery goes out by. Each has attempts of its own, so that one that stalls holds up no other. */
export const deliveryServiceNames = ['mail', 'sheets', 'zoom', 'web'] as const
export type DeliveryServiceName = (typeof deliveryServiceNames)[number]
