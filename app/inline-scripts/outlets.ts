import { moveOutlets } from './move-outlets.ts'

/* Runs at the end of a page with a row of outlets, which then moves without waiting for the page's own script. */
for (const view of document.querySelectorAll<HTMLElement>('.outlets__view')) moveOutlets(view)
