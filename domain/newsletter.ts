/** How long a confirmation mail's button works. */
export const confirmationDays = 14

/** After this many days an unconfirmed request is deleted, so that older ones cannot be counted. */
export const unconfirmedDays = 60

/** `pending` is requested but not confirmed; only `subscribed` gets an issue. */
export const subscriberStates = ['pending', 'subscribed', 'unsubscribed'] as const
export type SubscriberState = (typeof subscriberStates)[number]
