/** Moves focus to the first heading of a page or section. */
export function focusHeading(place: Element | null): void {
  const heading = place?.querySelector<HTMLElement>('h1, h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
