import { contentView, contentList } from '#content/facts/content-view'

/** The youth programs in the order of their ages. */
export const youthPrograms = contentList((content) => {
  const [foundations, innovators, camp] = content.youthPrograms
  const [ofFoundations, ofInnovators, ofCamp] = content.youth.terms
  const withAges = <Program extends { ages: string }>(program: Program) => {
    const [from = 0, to = 0] = program.ages.split('-').map(Number)
    return { ...program, from, to }
  }
  return [
    withAges({ ...foundations, ...ofFoundations }),
    withAges({ ...innovators, ...ofInnovators }),
    withAges({ ...camp, ...ofCamp }),
  ]
})

/** Figures over all youth programs. */
export const youthFacts = contentView(({ youth: { cancelDays } }) => {
  const weeks = youthPrograms.map((program) => program.weeks)
  const prices = youthPrograms.map(({ priceUsd }) => priceUsd)
  return {
    youngest: Math.min(...youthPrograms.map(({ from }) => from)),
    oldest: Math.max(...youthPrograms.map(({ to }) => to)),
    fewestWeeks: Math.min(...weeks),
    maxWeeks: Math.max(...weeks),
    price: { fromUsd: Math.min(...prices), toUsd: Math.max(...prices) },
    cancelDays,
  }
})
