import '#app/blocks/close.css'
import '#app/features/case-studies/case-studies.css'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { BrokenScreen } from '#app/blocks/broken-screen.tsx'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { NotFoundScreen } from '#app/blocks/not-found-screen.tsx'
import { loaderCache } from '#app/features/case-studies/loader-cache'
import { StudyStory } from '#app/features/case-studies/study-story.tsx'
import { NoStudies } from '#app/features/case-studies/no-studies.tsx'
import { loadOrFallback } from '#app/lib/load-or-fallback'
import { notFoundMeta } from '#app/lib/not-found-meta'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { caseStudiesCopy as copy, caseStudiesPage } from '#content/pages/case-studies'
import { type Page, sharePictureOf } from '#content/pages/parts/page'
import type { PublicCaseStudy } from '#contracts/case-study'
import { hasOwnPage, summaryOf } from '#domain/case-study'
import { studyLineOf } from '#domain/study-line'
import { loadStored } from '#server/pages/page-context.server'
import type { Route } from './+types/page'

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

export function meta({ loaderData, error }: Route.MetaArgs) {
  if (isNotFound(error)) return notFoundMeta()
  return loaderData?.stored ? pageMeta(pageOf(loaderData.stored)) : pageMeta(caseStudiesPage)
}

/**
 * Describes the study's page as the content files describe the others. A sample is not indexed, so that nobody finds it
 * and takes it for proof.
 */
function pageOf(study: PublicCaseStudy): Page {
  const { slug, title, is_sample: isSample, created_at, updated_at, image_url: picture } = study
  return {
    path: `${caseStudiesPage.path}/${slug}`,
    title,
    description: isSample ? `${copy.story.sampleSummary} ${summaryOf(study)}` : summaryOf(study),
    prerender: false,
    hydrate: 'on-first-interaction',
    indexed: !isSample,
    sharePicture: sharePictureOf(caseStudiesPage),
    ...(!isSample && { article: { publishedAt: created_at, modifiedAt: updated_at, picture } }),
  }
}

export function loader({ context, params }: Route.LoaderArgs) {
  const answer = loadStored(
    context,
    ({ studies }) => studies.find(({ slug }) => slug === params.slug) ?? 'none',
  )
  const { stored } = answer.data
  if (stored === 'none' || (stored && !hasOwnPage(stored))) throw data(null, 404)
  return data({ stored }, answer.init ?? undefined)
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return loadOrFallback(() =>
    loaderCache.load(url.pathname, async () => {
      const loaded = await serverLoader()
      if (!loaded.stored) throw new Error('the server could not read it')
      return loaded
    }),
  )
}

/** The question that the story's line answered for its client. */
function closingQuestion(study: PublicCaseStudy): string {
  const was = studyLineOf(study)?.was
  const [from, to] = [was?.at(0)?.name, was?.at(-1)?.name]
  if (!from || !to) return copy.closing.title
  // Within the sentence a word is not capitalized, an abbreviation stays.
  return copy.closing.asks(
    from,
    to.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
  )
}

export default function CaseStudy({ loaderData: { stored } }: Route.ComponentProps) {
  return (
    <main id="main">
      {stored ? (
        <StudyStory study={stored} />
      ) : (
        <section className="cases">
          <div className="wrap">
            <h1>{caseStudiesPage.title}</h1>
            <NoStudies reason="unreadable" />
          </div>
        </section>
      )}
      <ClosingSection
        className="close--s band"
        title={stored ? closingQuestion(stored) : copy.closing.title}
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <NotFoundScreen /> : <BrokenScreen error={error} />
}
