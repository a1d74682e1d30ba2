/** The consents that visitors can give, named after the form that asks. */
export const consentNames = ['testimonial', 'workshop-feedback', 'newsletter'] as const
export type ConsentName = (typeof consentNames)[number]

export const consentPurposes = ['newsletter', 'publication'] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** How a consent is given. */
export const consentWays = ['checkbox', 'button'] as const
export type ConsentWay = (typeof consentWays)[number]
