import { told, toldList } from '#content/told'

/** From the first age to the last. */
export const youthPrograms = toldList(({ youthPrograms: [foundations, innovators, camp] }) => {
  const withAges = <Program extends { ages: string }>(program: Program) => {
    const [from = 0, to = 0] = program.ages.split('-').map(Number)
    return { ...program, from, to }
  }
  return [withAges(foundations), withAges(innovators), withAges(camp)]
})

/** Over all of the youth programs. */
export const youthFacts = told(() => {
  const weeks = youthPrograms.map((program) => program.weeks)
  return {
    youngest: Math.min(...youthPrograms.map(({ from }) => from)),
    oldest: Math.max(...youthPrograms.map(({ to }) => to)),
    fewestWeeks: Math.min(...weeks),
    mostWeeks: Math.max(...weeks),
  }
})
