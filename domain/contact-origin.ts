/** How a contact was added without a form of the site. */
export const contactOrigins = ['import', 'by_hand'] as const
export type ContactOrigin = (typeof contactOrigins)[number]

/** The sources that are no other site. */
export const originNames = {
  direct: 'Direct',
  import: 'Import',
  by_hand: 'Added by hand',
} as const satisfies Record<ContactOrigin | 'direct', string>
