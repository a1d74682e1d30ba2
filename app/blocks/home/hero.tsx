import './hero.css'
import { AssistantPanel } from '#app/features/assistant/assistant-panel.tsx'
import type { Message } from '#app/features/assistant/message'
import { Icon } from '#app/ui/icon.tsx'
import { Kicker } from '#app/ui/kicker.tsx'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { ErrorBoundary } from '#app/ui/error-boundary.tsx'
import { assistantPanel } from '#content/assistant/panel'
import { homeHero } from '#content/pages/home'
import { type HeroAction, HeroActions } from './hero-actions.tsx'
import { Tag } from './tag.tsx'

interface HeroProps {
  /** The links, the main step first. */
  actions: readonly HeroAction[]
  /** The conversation so far, if the page is the response to a question sent without script. */
  chat?: readonly Message[] | undefined
}

/** The headline breaks at "Broken.", the line under it at the same place, and the chat is wired to the break. */
export function Hero({ actions, chat }: HeroProps) {
  const [soft, hard, word] = homeHero.headline
  return (
    <section className="hero" aria-labelledby="hero-title">
      <div className="wrap">
        <div>
          <Kicker>{homeHero.kicker}</Kicker>
          <h1 id="hero-title">
            <span className="hero__soft">{soft}</span> <span className="hero__hard">{hard}</span>{' '}
            <span className="snap" data-word={word}>
              {word}
            </span>
          </h1>
        </div>
        <Line
          className="hero__line"
          label="A workflow of four steps: new lead, first reply, follow-up, onboarding. The link between first reply and follow-up is broken."
        >
          <div className="hero__left">
            <LineNode name="New lead" at="edge" />
            <LineLink />
            <LineNode name="First reply" className="hide-s" />
            <LineLink />
          </div>
          <LineBreak />
          <div className="hero__right">
            <LineLink />
            <LineNode name="Follow-up" />
            <LineLink />
            <LineNode name="Onboarding" className="hide-s" />
            <LineLink className="hide-s" />
          </div>
        </Line>
        <div className="hero__row split">
          <div className="hero__pitch">
            <p className="pitch-text">{homeHero.pitch}</p>
            <HeroActions actions={actions} />
            <p className="t-s noise">
              <Icon name="noise" />
              {homeHero.badge}
            </p>
          </div>
          <Tag id="assistant-title" title={assistantPanel.title} aside={assistantPanel.aside}>
            <ErrorBoundary>
              <AssistantPanel posted={chat} />
            </ErrorBoundary>
          </Tag>
        </div>
      </div>
    </section>
  )
}
