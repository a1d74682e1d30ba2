import '#app/ui/chips.css'
import { Link } from 'react-router'
import { testimonialsCopy as copy } from '#content/pages/testimonials'
import { categoryLabels } from '#content/facts/testimonials'
import {
  submittableCategories,
  type TestimonialCategory,
  testimonialCategories,
} from '#domain/testimonial-category'

interface CategoryChipsProps {
  /** The address's category, even if it could not be read; null for all. */
  current: TestimonialCategory | null
  /** Published categories, together with those visitors can submit. */
  published: readonly TestimonialCategory[]
}

/** The filter of the public list: links, which need no script. */
export function CategoryChips({ current, published }: CategoryChipsProps) {
  const offered = testimonialCategories.filter(
    (each) =>
      published.includes(each) || each === current || submittableCategories.some((one) => one === each),
  )
  return (
    <nav className="row chips" aria-label={copy.filter}>
      <Chip to="?" label={copy.all} isCurrent={current === null} />
      {offered.map((each) => (
        <Chip key={each} to={`?category=${each}`} label={categoryLabels[each]} isCurrent={each === current} />
      ))}
    </nav>
  )
}

function Chip({ to, label, isCurrent }: { to: string; label: string; isCurrent: boolean }) {
  return (
    <Link className="chip" to={to} aria-current={isCurrent ? 'page' : undefined} preventScrollReset>
      {label}
    </Link>
  )
}
