/** The name of the back office: in the navigation bar's link, and on its first page. */
export const backOffice = 'Back office'
