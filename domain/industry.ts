import type { BusinessType } from './answers.ts'

/** What the results page calls a business; the quiz asks with a list of its own (S0 §3). */
export const industries = [
  'tech',
  'coaching',
  'real-estate',
  'healthcare',
  'professional-services',
  'others',
] as const

export type Industry = (typeof industries)[number]

const industryOfBusinessType: Record<BusinessType, Industry> = {
  coaching: 'coaching',
  'real-estate': 'real-estate',
  healthcare: 'healthcare',
  tech: 'tech',
  marketing: 'others',
  professional: 'professional-services',
  other: 'others',
}

/** The readings of the specification, 10, say how the two lists meet. */
export function industryOf(businessType: BusinessType): Industry {
  return industryOfBusinessType[businessType]
}
