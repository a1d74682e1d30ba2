import type { AutomationPriority } from '#domain/answers'
import type { Industry } from '#domain/industry'

/** Kinds of business by the words that their owners use, with the two areas to automate first. */
const businesses: readonly {
  industry: Industry
  said: RegExp
  first: readonly [AutomationPriority, AutomationPriority]
}[] = [
  {
    industry: 'healthcare',
    said: /\b(dent(al|ist)s?|doctors?|clinics?|medical|patients?|healthcare|health|wellness|therap\w*|physio\w*|chiropract\w*|vet|veterinary|spa|salon|yoga|pilates|gym|fitness|massage|optic\w*|psycholog\w*)\b/,
    first: ['lead-nurture', 'client-onboarding'],
  },
  {
    industry: 'real-estate',
    said: /\b(real estate|realtors?|property|properties|houses?|homes|mortgages?|letting|landlords?|brokers?|brokerage|apartments?)\b/,
    first: ['lead-nurture', 'client-onboarding'],
  },
  {
    industry: 'professional-services',
    said: /\b((?<!in )law|lawyers?|legal|attorneys?|account(ing|ants?)|bookkeep\w*|cpas?|tax|staffing (agency|firm|company)|audit firm|notary|financ\w* advis\w*|insurance|architects?|engineering firm|recruit\w*|consulting firm)\b/,
    first: ['client-onboarding', 'reporting'],
  },
  {
    industry: 'tech',
    said: /\b(saas|software|startup|tech (company|companies|startup|firm|business)|(my|our|mobile) app|app (company|business|startup)|it company|it services|web development|developers?)\b/,
    first: ['customer-support', 'lead-nurture'],
  },
  {
    industry: 'coaching',
    said: /\b(life coach|coaching (business|practice)|i am a coach|im a coach|consultanc(y|ies)|consultants?|trainers?|training company|tutor\w*)\b/,
    first: ['client-onboarding', 'lead-nurture'],
  },
  {
    industry: 'others',
    said: /\b(agency|marketing|creative|design studio|plumb\w*|electric(al|ian\w*)|construction|roof\w*|cleaning|landscap\w*|restaurants?|cafes?|coffee|bakery|bakeries|hotels?|retail|shops?|stores?|ecommerce|e commerce|logistics|trucking|manufactur\w*|factory|garage|auto repair|photograph\w*|event\w*|school|nonprofits?|church(es)?|hvac|contractors?|carpent\w*|paint\w*|florists?|flowers?|barber\w*|daycare|pest control|pools?|towing|lawn|groom\w*|cater\w*|brewery|farm|tree service|fenc\w*|flooring|handyman|locksmith|tattoo|nails?|jewel\w*|dealership|car wash|mechanics?|machine shop|weld\w*|wholesale\w*|distribut\w*|freight|warehouse|print shop|food truck|interior design\w*|moving company|travel|laundromats?|laundry|dry clean\w*|tailors?|pharmac\w*|solar|til(e|es|er|ers|ing)|title company|franchise\w*|bike|bicycle|boat|marina|campground|cinema|theater|museum|publisher|supplier|importer|exporter|fabricat\w*|butcher|winery|nursery|kindergarten|opticians?|surveyor|scaffold\w*|glazier|drywall|masonry|concrete|excavat\w*|rental|rentals)\b/,
    first: ['lead-nurture', 'customer-support'],
  },
]

const areas: readonly { area: AutomationPriority; said: RegExp }[] = [
  {
    area: 'client-onboarding',
    said: /\bonboard\w*|contracts? signed|intake of clients?|new clients? takes?\b/,
  },
  {
    area: 'customer-support',
    said: /\b(support|tickets?|customer service|same questions?|faqs?|complaints?|help desk|helpdesk)\b/,
  },
  {
    area: 'reporting',
    said: /\b(reports?|reporting|spreadsheets?|dashboards?|kpis?|invoices?|invoicing)\b/,
  },
  {
    area: 'lead-nurture',
    said: /\b(leads?|phone calls?|miss(ed|es|ing)? (\w+ )?calls?|(picks? up|answers?|answering|on) the phones?|phones? (\w+ )?rings?|voicemails?|quoting|estimates?|bids?|proposals?|phones? (is|are) (ringing|going)|calls? (\w+ )?back|slow to (call|reply|answer|respond)|(respond|reply|get back) to|follow(s|ing)? up|followup|follow ups?|quotes?|inquir\w*|enquir\w*|no shows?|bookings?|sales(?! (pitch|talk|guy|person|people|rep|call)))\b/,
  },
  { area: 'content', said: /\b(content|social media|posts?|blog\w*|videos?|captions?)\b/ },
  {
    area: 'project-management',
    said: /\b(projects?|tasks?|deadlines?|status meetings?|admin|paperwork|scheduling|hr)\b/,
  },
]

export const businessIn = (text: string) => businesses.find(({ said }) => said.test(text))

export const areaIn = (text: string): AutomationPriority | undefined =>
  areas.find(({ said }) => said.test(text))?.area
