import './page.css'

/** The largest number of marks that can be told apart; more are drawn as one bar. */
const maxMarks = 12

interface LeadGrowthProps {
  /** What the picture shows, for those who do not see it. */
  label: string
  before: string
  after: string
  /** Leads afterward for each one before. */
  growth: number
}

/** Leads before and after the guarantee's period: a mark for each one before, the last one partial. */
export function LeadGrowth({ label, before, after, growth }: LeadGrowthProps) {
  return (
    <div className="triple__pic" role="img" aria-label={label}>
      <span>{before}</span>
      <Marks count={1} of={growth} />
      <span>{after}</span>
      <Marks count={growth} of={growth} />
    </div>
  )
}

function Marks({ count, of }: { count: number; of: number }) {
  const gap = of / 200
  const widths =
    count > maxMarks ? [count] : Array.from({ length: Math.ceil(count) }, (_, at) => Math.min(1, count - at))
  return (
    <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none">
      {widths.map((width, at) => (
        <rect key={at} x={at} width={Math.max(width - gap, gap)} height="1" />
      ))}
    </svg>
  )
}
