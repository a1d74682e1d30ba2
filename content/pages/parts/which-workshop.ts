import { capitalized } from '#content/facts/capitalized'
import { contentView } from '#content/facts/content-view'
import { workshopFacts } from '#content/facts/facts'
import { usd } from '#content/facts/usd'

/** A comparison of the three workshops, for a visitor who landed on one of them. */
export const whichWorkshop = contentView(() => {
  const { free, readiness, b2b } = workshopFacts
  return {
    title: 'Which workshop?',
    thisPage: 'You’re on this page',
    workshops: [
      {
        path: '/free-ai-workshop',
        name: 'Free AI workshop',
        audience: 'You want to know what AI should take off your desk first.',
        when: capitalized(free.schedule),
        length: `${free.minutes} minutes plus Q&A`,
        price: 'Free',
      },
      {
        path: '/ai-readiness-workshop',
        name: 'AI readiness workshop',
        audience: 'You have one workflow that keeps going wrong.',
        when: capitalized(readiness.schedule),
        length: `${readiness.minutes} minutes`,
        price: 'Free',
      },
      {
        path: '/ai-workshop',
        name: 'AI workshop for teams',
        audience: 'You want your team in the room, on your own workflow.',
        when: capitalized(b2b.schedule),
        length: `${b2b.hours} hours`,
        price: `${usd(b2b.teamPriceUsd)} for a team of up to ${b2b.teamSize}`,
      },
    ],
  }
})
