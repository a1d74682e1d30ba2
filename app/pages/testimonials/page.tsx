import './page.css'
import { Link, redirect, useLocation, useSearchParams } from 'react-router'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { CategoryChips } from '#app/features/testimonials/category-chips.tsx'
import { StoryColumns } from '#app/features/testimonials/story-columns.tsx'
import { loadOrFallback } from '#app/lib/load-or-fallback'
import { pageMeta } from '#app/lib/page-meta'
import { DrawnLine } from '#app/ui/line.tsx'
import { freeScore } from '#content/pages/parts/next-pages'
import { testimonialsCopy as copy, testimonialsPage } from '#content/pages/testimonials'
import { studyThatQuotes } from '#domain/case-study'
import { testimonialCategories } from '#domain/testimonial-category'
import { loadStored } from '#server/pages/page-context.server'
import type { Route } from './+types/page'

export const meta = () => pageMeta(testimonialsPage)

/** More than a page can show; the oldest are left out. */
const listedAtMost = 200

const categoryOf = (params: URLSearchParams) =>
  testimonialCategories.find((each) => each === params.get('category')) ?? null

export async function loader({ context, url }: Route.LoaderArgs) {
  const category = categoryOf(url.searchParams)
  if (url.searchParams.get('category') !== category) throw redirect(testimonialsPage.path)
  return loadStored(context, ({ testimonials, studies }) => ({
    categories: [...new Set(testimonials.map((each) => each.category))],
    stories: testimonials
      .filter((each) => category === null || each.category === category)
      .slice(0, listedAtMost)
      .map((each) => ({ ...each, study: studyThatQuotes(each.testimonial, studies)?.slug })),
  }))
}
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadOrFallback(serverLoader)

export default function Testimonials({ loaderData: { stored } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { pathname, search } = useLocation()
  return (
    <main id="main">
      <section className="wrap stories" aria-labelledby="stories-title">
        <header className="stories__head split">
          <h1 id="stories-title">{testimonialsPage.title}</h1>
          <div>
            <p className="lead">{copy.pitch}</p>
            {stored?.stories.some(({ is_sample }) => is_sample) && (
              <p className="stories__note fine">{copy.sampleNote}</p>
            )}
          </div>
        </header>
        <CategoryChips current={categoryOf(params)} published={stored?.categories ?? []} />
        {stored && stored.stories.length > 0 ? (
          <StoryColumns stories={stored.stories} />
        ) : (
          <div className="stack stories__none">
            <DrawnLine shape="-o-x-" className="line--bleed" />
            <p className="quoted" role="status">
              {stored ? copy.empty : copy.unreadable}
            </p>
            {!stored && (
              <a className="btn btn--line" href={pathname + search}>
                {copy.again}
              </a>
            )}
          </div>
        )}
        <div className="part apart stories__submit split">
          <h2>{copy.submit.title}</h2>
          <p>{copy.submit.text}</p>
          <Link className="btn btn--line" to={copy.submit.path}>
            {copy.submit.button}
          </Link>
        </div>
      </section>
      <ClosingSection
        title={copy.closing.title}
        drawing="-o-x-o-"
        action={<MainAction {...freeScore} />}
        note={copy.closing.note}
      />
    </main>
  )
}
