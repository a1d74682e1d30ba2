import './age-scale.css'
import './page.css'
interface Program {
  /** The anchor of its description. */
  readonly id: string
  readonly title: string
  readonly ages: string
  readonly from: number
  readonly to: number
  readonly weeks: number
  readonly level: string
}

interface AgeScaleProps {
  title: string
  /** Said after each age to screen readers. */
  unit: string
  /** The label of the link down to a program. */
  learnMore: string
  /** Every age on the scale, 12 to 18; `fits` names the programs for it. */
  ages: readonly { readonly age: number; readonly fits: string }[]
  /** From the lowest level up. */
  programs: readonly Program[]
}

/** Programs by age and level on one scale, whose ages are a radio group. Picking one works without script. */
export function AgeScale({ title, unit, learnMore, ages, programs }: AgeScaleProps) {
  return (
    <fieldset className="ages">
      <legend className="display">{title}</legend>
      <div className="thread ages__picks">
        {ages.map(({ age }) => (
          <label key={age}>
            <input type="radio" name="age" value={age} />
            <span className="d-s num">{age}</span>
            <span className="vh"> {unit}</span>
          </label>
        ))}
      </div>
      <div className="t-l ages__said" aria-live="polite">
        {ages.map(({ age, fits }) => (
          <p key={age} data-age={age}>
            At {age}: <b>{fits}</b>.
          </p>
        ))}
      </div>
      <ul>
        {programs.map((program) => (
          <ProgramBar key={program.id} program={program} learnMore={learnMore} />
        ))}
      </ul>
    </fieldset>
  )
}

function ProgramBar({ program, learnMore }: { program: Program; learnMore: string }) {
  const { id, title, ages, from, to, weeks, level } = program
  const fitting = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return (
    <li data-from={from} data-to={to} data-fits={fitting.join(' ')}>
      <span className="t-s ages__level">{level}</span>
      <div className="ages__bar">
        <b className="display">{title}</b>
        <span className="t-s">
          Ages {ages} · {weeks} weeks
        </span>
        <a className="more" href={`#${id}`}>
          {learnMore}
          <span className="vh"> about {title}</span>
        </a>
      </div>
    </li>
  )
}
