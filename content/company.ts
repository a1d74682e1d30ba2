/**
 * Who runs the site, and where a letter reaches them: the footer and the foot of every mail say it (CAN-SPAM asks for
 * a postal address there). Sample values; the owner replaces them here (readings of the specification, 26).
 */
export const company = {
  name: 'Mendline',
  address: ['555 Sample Street, Suite 500', 'Springfield, IL 62701'],
  email: 'hello@mendline.example',
} as const

/** Name and address on one line, for places that have only one. */
export const companyOnOneLine = [company.name, ...company.address].join(', ')
