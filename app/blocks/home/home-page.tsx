import '#app/features/assistant/chat.css'
import './hero.css'
import './home-page.css'
import './services.css'
import { Link } from 'react-router'
import type { Message } from '#app/features/assistant/message'
import { TestimonialQuotes } from '#app/features/testimonials/testimonial-quotes.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { questions } from '#content/pages/parts/home-sections'
import { leadership } from '#content/pages/parts/leadership'
import { outlets } from '#content/pages/parts/outlets'
import { homeClosing } from '#content/pages/home'
import { type Quote, sampleFounderQuote } from '#content/pages/parts/quotes'
import { AiTeam } from './ai-team.tsx'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { ContactCapture } from './contact-capture.tsx'
import { Differences } from './differences.tsx'
import { Faq } from '#app/blocks/faq.tsx'
import { Hero } from './hero.tsx'
import { HowWeCount } from '#app/blocks/how-we-count.tsx'
import type { HeroAction } from './hero-actions.tsx'
import { HowWeSolve } from './how-we-solve.tsx'
import { Leadership } from './leadership.tsx'
import { OutletCarousel } from '#app/blocks/outlet-carousel.tsx'
import { PainPoints } from './pain-points.tsx'
import { ProcessStates } from './process-states.tsx'
import { ResultFigures } from './result-figures.tsx'
import { Services } from './services.tsx'

interface HomePageProps {
  /** The hero's links, the main step first; the page's variants only differ in these. */
  actions: readonly HeroAction[]
  /** At most three; null when they could not be read. */
  testimonials: readonly Quote[] | null
  /** See `Hero`. */
  chat?: readonly Message[] | undefined
}

/** The home page and its variants: the sections of behavior 4.1 in its order, those of 4.6 before the closing call. */
export function HomePage({ actions, testimonials, chat }: HomePageProps) {
  return (
    <main id="main" className="home">
      <Hero actions={actions} chat={chat} />
      <OutletCarousel outlets={outlets} />
      <PainPoints />
      <HowWeSolve />
      <Services />
      <ProcessStates />
      <ResultFigures quote={sampleFounderQuote} />
      <Differences />
      <AiTeam />
      <TestimonialQuotes quotes={testimonials ?? []} />
      <Faq title={questions.title} items={questions.items} after={<Leadership people={leadership} />} />
      <ContactCapture />
      <ClosingSection
        title={homeClosing.title}
        action={
          <Link className="btn" to="/ai-audit-b2b">
            Book Your AI Audit
            <Icon name="go" />
          </Link>
        }
        note={
          <>
            {homeClosing.note}
            <span className="home__seats fine">
              {homeClosing.leaders} {homeClosing.seats} <HowWeCount of="owners" />
            </span>
          </>
        }
      />
    </main>
  )
}
