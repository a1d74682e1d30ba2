import '#app/blocks/offer.css'
import '#app/blocks/close.css'
import './page.css'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { MediaList } from './media-list.tsx'
import { OutletCarousel } from '#app/blocks/outlet-carousel.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { mediaCopy as copy, mediaFilters, mediaItems, mediaPage, pressLogos } from '#content/pages/media'

export const meta = () => pageMeta(mediaPage)

/** Decoration: a zigzag that ends at the repair's icon and goes on as a straight line. */
function NoiseToLine() {
  return (
    <div className="quiet" aria-hidden="true">
      <svg viewBox="0 0 640 100" preserveAspectRatio="none">
        <path
          d="M0 50L14 20L31 76L43 4L62 88L77 0L91 84L108 10L120 98L139 20L154 94L168 4L185 86L197 8L216 74L231 12L245 80L262 10L274 76L293 16L308 68L322 24L339 80L351 34L370 72L385 38L399 66L416 41L428 61L447 45L461 50H640"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <Icon name="repair" />
      <i />
    </div>
  )
}

export default function Media() {
  return (
    <main id="main">
      <section className="offer heard" aria-labelledby="media-title">
        <div className="wrap heard__in split">
          <div>
            <Kicker>{mediaPage.kicker}</Kicker>
            <h1 id="media-title">{copy.headline}</h1>
          </div>
          <div className="pitch">
            <p className="pitch__say pitch-text">{copy.pitch}</p>
            <div className="pitch__act priced row">
              <MainAction href={copy.bookHref} label={copy.book} />
              <p>{copy.bookNote}</p>
            </div>
          </div>
        </div>
        <NoiseToLine />
      </section>

      <OutletCarousel outlets={pressLogos} />

      <section className="part section" aria-labelledby="list-title">
        <div className="wrap">
          <h2 id="list-title">{copy.list}</h2>
          <MediaList filters={mediaFilters} items={mediaItems} words={copy} />
        </div>
      </section>

      <ClosingSection
        className="close--s band"
        title={copy.closing.title}
        drawing={<NoiseToLine />}
        action={<MainAction href={copy.bookHref} label={copy.book} />}
        note={copy.closing.note}
      />

      <NextPages pages={['score', 'audit', 'caseStudies']} />
    </main>
  )
}
