import { openStatuses } from '#domain/contact-status'
import type { ContactFilters, ContactSort } from './contact-filters.ts'

interface ContactView {
  /** Its name in the address: `?view=due`. */
  id: string
  name: string
  q: string | null
  filters: ContactFilters
  sort: ContactSort
}

const open = [...openStatuses]

function view(id: string, name: string, filters: ContactFilters, sort: ContactSort = 'waiting'): ContactView {
  return { id, name, q: null, filters, sort }
}

/** The built-in views, in their order. */
export const contactViews: readonly ContactView[] = [
  view('open', 'Open', { status: open }),
  view('waiting', 'Waiting for a reply', { waiting: true }),
  view('due', 'Next step due', { due: true }, 'next-step'),
  // A team of six or more.
  view('hot', 'Over $100,000', { status: open, teamSize: ['medium', 'large'], costFrom: 100_000 }, 'cost'),
  view('no-step', 'No next step', { status: open, noNextStep: true }),
  view('clients', 'Clients', { status: ['client'] }, 'newest'),
  view('everyone', 'Everyone', {}),
]
