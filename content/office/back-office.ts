/** Where the people who run the site work: the bar's link, and its first page. */
export const backOffice = 'Back office'
