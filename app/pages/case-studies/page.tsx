import '#app/blocks/close.css'
import '#app/features/case-studies/case-studies.css'
import './proof.css'
import { lazy, Suspense } from 'react'
import { Link, useNavigation, useSearchParams } from 'react-router'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { NoStudies } from '#app/features/case-studies/no-studies.tsx'
import { FeaturedChip } from '#app/features/case-studies/featured-chip.tsx'
import { loaderCache } from '#app/features/case-studies/loader-cache'
import { StudyCard } from '#app/features/case-studies/study-card.tsx'
import { loadOrFallback } from '#app/lib/load-or-fallback'
import { pageMeta } from '#app/lib/page-meta'
import { useHydrated } from '#app/lib/use-hydrated'
import { Icon } from '#app/ui/icon.tsx'
import { caseStudiesCopy as copy, caseStudiesPage } from '#content/pages/case-studies'
import { loadStored } from '#server/pages/page-context.server'
import type { Route } from './+types/page'

/** Loaded only for admins. */
const CaseStudyOffice = lazy(() => import('#app/office/case-studies/page-tools/case-study-office.tsx'))

/** The studies in one row of the widest grid; the pictures of later ones load lazily. */
const firstScreen = 3

export const meta = () => pageMeta(caseStudiesPage)

export async function loader({ context, url }: Route.LoaderArgs) {
  const featured = url.searchParams.get('featured') === 'true'
  return loadStored(context, ({ studies }) => ({
    // How each figure was measured is shown only on the study's own page.
    studies: studies
      .filter((each) => each.featured || !featured)
      .map((study) => ({ ...study, measured: null })),
  }))
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return loadOrFallback(() =>
    loaderCache.load(`${url.pathname}?${url.searchParams.get('featured')}`, async () => {
      const loaded = await serverLoader()
      if (!loaded.stored) throw new Error('the server could not read them')
      return loaded
    }),
  )
}
// Caches the data of the first page load as well.
clientLoader.hydrate = true as const

export default function CaseStudies({ loaderData: { stored } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  // False until hydration, because the server renders the same page for everybody.
  const isAdmin = useHydrated() && params.get('admin') === 'true'
  const { location: next } = useNavigation()
  const isLoading = next?.pathname === caseStudiesPage.path
  // Samples name nobody, so this rule is shown only once a real client's study is listed.
  const { named, ...measured } = copy.rules.items
  const isReal = stored?.studies.some(({ is_sample }) => !is_sample) ?? false
  const rules = Object.values(isReal ? { named, ...measured } : measured)
  const isFeatured = params.get('featured') === 'true'

  return (
    <main id="main">
      <section className="cases" aria-labelledby="cases-title">
        <div className="wrap">
          <header className="split">
            <h1 id="cases-title">{caseStudiesPage.title}</h1>
            <div>
              <p className="pitch-text">{copy.lead}</p>
              {stored?.studies.some(({ is_sample }) => is_sample) && (
                <p className="cases__note fine">{copy.sampleNote}</p>
              )}
            </div>
          </header>
        </div>
        {isAdmin && (
          <Suspense>
            <CaseStudyOffice />
          </Suspense>
        )}
        <div className="wrap">
          <div className="cases__show row">
            <FeaturedChip isOn={isFeatured} />
            <p role="status">{isLoading && copy.loading}</p>
          </div>
          {stored && stored.studies.length > 0 ? (
            <div className="cases__grid" data-loading={isLoading || undefined}>
              {stored.studies.map((study, index) => (
                <StudyCard key={study.id} study={study} isLazy={index >= firstScreen} />
              ))}
            </div>
          ) : (
            <NoStudies reason={stored ? (isFeatured ? 'featured' : 'all') : 'unreadable'} />
          )}
        </div>
      </section>

      <section className="manila spaced proof" aria-labelledby="proof-title">
        <div className="wrap">
          <h2 id="proof-title">{copy.rules.title}</h2>
          <dl className="apart--s listed">
            {rules.map(({ name, text }) => (
              <div key={name} className="split">
                <dt>{name}</dt>
                <dd className="lead">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <ClosingSection
        title={copy.closing.title}
        drawing={<i className="close__ruler" aria-hidden="true" />}
        action={
          <Link className="btn" to="/ai-audit-b2b">
            {copy.closing.button}
            <Icon name="go" />
          </Link>
        }
        note={copy.closing.note}
      />
    </main>
  )
}
