import type { Page } from '@playwright/test'
import { officeOwner, signInAt } from './sign-in-office.ts'

/** Opens a screen of the office, signed in. */
export const openSignedIn = (page: Page, path: string) => signInAt(page, officeOwner, path)

export const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
export const leadRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const leadViews = (page: Page) => page.getByRole('navigation', { name: 'Views of the leads' })
export const leadView = (page: Page, name: string) => leadViews(page).getByRole('link', { name })

/** The bar with the bulk actions for the selection. */
export const bulkBar = (page: Page) => page.getByRole('region', { name: 'What to do with those chosen' })
