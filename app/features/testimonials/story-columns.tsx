import './story-columns.css'
import { DrawnLine } from '#app/ui/line.tsx'
import { testimonialsCopy as copy } from '#content/pages/testimonials'
import { testimonialColumns } from '#domain/testimonial-columns'
import { type ListedStory, Story } from './story.tsx'

/** Testimonials under the links that were repaired, one of them large (behavior 11.3). */
export function StoryColumns({ stories }: { stories: readonly ListedStory[] }) {
  const { large, columns } = testimonialColumns(stories)
  return (
    <>
      {large && <LargeStory story={large} />}
      {columns.length > 0 && (
        <div className="story-columns">
          {columns.map(({ link, items }) => (
            <section
              key={link ? `${link.from} ${link.to}` : ''}
              className={link ? 'story-column' : 'story-column story-column--rest'}
            >
              {link ? (
                <>
                  <DrawnLine shape="o-+-o" className="line--ok" />
                  <h2>
                    <span>{copy.link.from}</span> {link.from} <span>{copy.link.to}</span> {link.to}
                  </h2>
                </>
              ) : (
                <h2>{copy.link.none}</h2>
              )}
              <ul>
                {items.map((story) => (
                  <li key={story.id}>
                    <Story story={story} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  )
}

function LargeStory({ story }: { story: ListedStory }) {
  const { repaired_from: from, repaired_to: to } = story
  return (
    <section className="large-story" aria-label={copy.link.large}>
      {from !== null && to !== null && (
        <>
          <DrawnLine shape="-o-+-o-" className="line--ok large-story__line" />
          <p className="large-story__ends">
            <span>{from}</span>
            <small>{copy.link.repaired}</small>
            <span>{to}</span>
          </p>
        </>
      )}
      <Story story={story} isLarge />
    </section>
  )
}
