/** What visitors can consent to, by where they are asked. */
export const consentNames = ['testimonial', 'workshop-feedback', 'newsletter'] as const
export type ConsentName = (typeof consentNames)[number]

export const consentPurposes = ['newsletter', 'publication'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** How they consent. */
export const consentWays = ['checkbox', 'button'] as const
export type ConsentWay = (typeof consentWays)[number]
