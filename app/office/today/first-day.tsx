import './first-day.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { todayCopy } from '#content/office-today'
import type { Today } from '#contracts/get-today'

const copy = todayCopy.setUp

/** Before anybody has come: what remains, as steps on a line. */
export function FirstDay({ today: { setUp } }: { today: Today }) {
  const steps = [
    { ...copy.site, isDone: true },
    {
      name: copy.mail.name,
      is: copy.mail[setUp.connected.mail ? 'on' : 'off'],
      isDone: setUp.connected.mail,
    },
    { ...copy.lead, isDone: false },
    { ...copy.reply, isDone: false },
  ]
  const next = steps.findIndex(({ isDone }) => !isDone)
  return (
    <section aria-label={todayCopy.queue.title}>
      <ol className="first-day">
        {steps.map(({ name, is, isDone }, index) => (
          <li
            key={name}
            className={isDone ? 'first-day__done' : index === next ? 'first-day__next' : undefined}
          >
            <i />
            <b>{name}</b>
            <span>{is}</span>
          </li>
        ))}
      </ol>
      <p>{copy.text}</p>
      <p className="row-of first-day__do">
        <Link className="btn" to="/ai-ready-score">
          {copy.own}
        </Link>
      </p>
    </section>
  )
}
