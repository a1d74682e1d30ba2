import '#app/styles/testimonials.css'
import { Link } from 'react-router'
import { Story } from '#app/blocks/story.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { testimonialsCopy as copy, testimonialsPage } from '#content/pages/testimonials'
import { categoryLabels, shownSamples } from '#content/testimonials'
import { submittableCategories } from '#domain/testimonial-category'

export const meta = () => pageMeta(testimonialsPage)

const choices = [
  { value: 'all', label: copy.all },
  ...submittableCategories.map((value) => ({ value, label: categoryLabels[value] })),
]

export default function Testimonials() {
  return (
    <main id="main">
      {/* The style sheet hides what the chosen radio leaves out: the filter works without script. */}
      <section className="wrap stories" aria-labelledby="stories-title">
        <header>
          <h1 id="stories-title">{testimonialsPage.title}</h1>
          <div>
            <p className="stories__pitch">{copy.pitch}</p>
            <p className="stories__note">{copy.sampleNote}</p>
          </div>
        </header>
        <fieldset className="stories__filter">
          <legend>{copy.filter}</legend>
          {choices.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="category" value={value} defaultChecked={value === 'all'} />
              {label}
            </label>
          ))}
        </fieldset>
        <ul>
          {shownSamples.map((testimonial) => (
            <Story key={testimonial.id} testimonial={testimonial} />
          ))}
        </ul>
        <div className="stories__submit">
          <h2>{copy.submit.title}</h2>
          <p>{copy.submit.text}</p>
          <Link className="btn" to={copy.submit.path}>
            {copy.submit.button}
            <Icon name="go" />
          </Link>
        </div>
      </section>
    </main>
  )
}
