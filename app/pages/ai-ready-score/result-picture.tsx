import './page.css'
import { Chain } from '#app/ui/chain.tsx'
import { DrawnLine, Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'

type Part = 'score' | 'opportunities' | 'cost' | 'next'

function RepairedLine() {
  return <DrawnLine shape="o-+-o" className="line--ok" />
}

function Opportunities() {
  return (
    <div className="gets__lines" aria-hidden="true">
      <RepairedLine />
      <RepairedLine />
    </div>
  )
}

/** A working week, one row a day; the split hours are the ones that get lost. */
function Week() {
  const lostHours = [
    [1, 2],
    [0, 4],
    [2, 3],
    [1, 6],
    [4, 5],
  ]
  return (
    <div className="cells gets__week" aria-hidden="true">
      {lostHours.flatMap((lost, day) =>
        Array.from({ length: 8 }, (_, hour) => (
          <i key={`${day}-${hour}`} className={lost.includes(hour) ? 'x' : undefined} />
        )),
      )}
    </div>
  )
}

function NextStep() {
  return (
    <Line>
      <LineNode />
      <LineLink />
      <LineBreak />
      <LineLink />
      <LineNode className="gets__goal" />
    </Line>
  )
}

/** A part of the result, drawn small. Shapes only: the figures are the visitor's own. */
export function ResultPicture({ of }: { of: Part }) {
  if (of === 'score') return <Chain length={27} gained={0} />
  if (of === 'opportunities') return <Opportunities />
  if (of === 'cost') return <Week />
  return <NextStep />
}
