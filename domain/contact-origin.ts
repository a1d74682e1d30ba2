/** How a contact was added without a form of the site. */
export const contactOrigins = ['import', 'by_hand'] as const
export type ContactOrigin = (typeof contactOrigins)[number]
