import '#app/blocks/close.css'
import './page.css'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { Conversation } from './conversation.tsx'
import { Faq } from '#app/blocks/faq.tsx'
import { LeadGrowth } from './lead-growth.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import {
  agentsClosing,
  agentsGuarantee,
  agentsHero,
  agentsQuestions,
  chatAgentsPage,
  sampleConversation,
} from '#content/pages/ai-chat-agents'

export const meta = () => pageMeta(chatAgentsPage)

export default function ChatAgents() {
  return (
    <main id="main">
      <section className="wrap agents-talk" aria-labelledby="talk-title">
        <div className="agents-talk__head">
          <Kicker>{chatAgentsPage.kicker}</Kicker>
          <div className="agents-talk__in">
            <h1 id="talk-title">{agentsHero.title}</h1>
          </div>
        </div>
        <div className="agents-talk__out">
          <p>{agentsHero.reply}</p>
        </div>
        <div className="agents-talk__act priced row">
          <MainAction {...agentsHero.demo} />
          <p>
            <b className="num">{agentsHero.price}</b>
            {agentsHero.terms}
          </p>
          <p className="agents-talk__for">{agentsHero.forWhom}</p>
        </div>
      </section>

      <Conversation {...sampleConversation} />

      <section className="band triple section" aria-labelledby="triple-title">
        <div className="wrap triple__in split">
          <p className="triple__fig num" aria-hidden="true">
            {agentsGuarantee.figure}
          </p>
          <div>
            <h2 id="triple-title">{agentsGuarantee.title}</h2>
            <p>{agentsGuarantee.text}</p>
          </div>
          <LeadGrowth
            label={agentsGuarantee.picture}
            before={agentsGuarantee.before}
            after={agentsGuarantee.after}
            growth={agentsGuarantee.growth}
          />
        </div>
      </section>

      <Faq {...agentsQuestions} />
      <ClosingSection
        className="close--s"
        title={agentsClosing.title}
        drawing="-o-o-o-o-"
        action={<MainAction {...agentsHero.demo} />}
        note={agentsClosing.note}
      />
      <NextPages pages={['score', 'services']} title={agentsClosing.ways} />
    </main>
  )
}
