import type { BusinessType } from './answers.ts'

/** How the results page names a business; the quiz uses a list of its own (behavior 7.12). */
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

/** The results page's industry for a business type of the quiz (behavior 7.12). */
export function industryOf(businessType: BusinessType): Industry {
  return industryOfBusinessType[businessType]
}
