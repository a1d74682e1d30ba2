import './intake-rail.css'
import { Icon } from '#app/ui/icon.tsx'
import { intakeSections } from '#content/forms/audit-intake'

interface IntakeRailProps {
  /** The names of answered questions. */
  answered: readonly string[]
  /** The section the visitor was last in. */
  current: string
}

/** The form as a line drawing: a station per section, a link per question, repaired when answered. */
export function IntakeRail({ answered, current }: IntakeRailProps) {
  const isAnswered = ({ name }: { name: string }) => answered.includes(name)
  const questions = intakeSections.flatMap((section): readonly { name: string }[] => section.questions)
  const next = questions.find((question) => !isAnswered(question))
  const left = questions.length - questions.filter(isAnswered).length
  return (
    <div className="rail">
      <p className="rail__left">
        <b className="num">{left === 0 ? <Icon name="ok" /> : left}</b>{' '}
        <span>{left === 0 ? 'All answered' : left === 1 ? 'answer left' : 'answers left'}</span>
      </p>
      <ol>
        {intakeSections.map(({ id, name, questions: asked }, index) => {
          const answeredCount = asked.filter(isAnswered).length
          const isDone = answeredCount === asked.length
          return (
            <li
              key={id}
              className={isDone ? 'rail__stop rail__stop--done' : 'rail__stop'}
              aria-current={id === current ? 'step' : undefined}
            >
              <a className="fine" href={`#${id}`}>
                <span className="rail__ring" aria-hidden="true">
                  {isDone ? <Icon name="ok" /> : index + 1}
                </span>
                <span>{name}</span>
                <span className="vh">{`${answeredCount} of ${asked.length} answered`}</span>
              </a>
              <span className="rail__links" aria-hidden="true">
                {asked.map((question) => (
                  <i
                    key={question.name}
                    className={
                      isAnswered(question) ? 'on' : question.name === next?.name ? 'next' : undefined
                    }
                  />
                ))}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
