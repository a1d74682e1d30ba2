import './sample-tool.css'
import { Icon } from '#app/ui/icon.tsx'

interface SampleToolProps {
  title: string
  aside: string
  answers: readonly {
    readonly id: string
    readonly label: string
    readonly result: string
    readonly reason: string
  }[]
  card: { title: string; name: string; email: string; reason: string }
}

/**
 * A small tool that works without script: the style sheet shows the result of the chosen answer, and what its
 * owner learns from it on the card. The radio buttons belong to no form, so nothing is sent.
 */
export function SampleTool({ title, aside, answers, card }: SampleToolProps) {
  return (
    <div className="tool">
      <fieldset className="sheet tool__ask">
        <legend className="tool__title">{title}</legend>
        <p className="tool__aside fine">{aside}</p>
        <div className="tool__picks">
          {answers.map(({ id, label }, at) => (
            <label key={id} className="tool__pick">
              <input type="radio" name="sample-tool" id={id} defaultChecked={at === 0} />
              {label}
            </label>
          ))}
        </div>
        <div role="status">
          {answers.map(({ id, result }) => (
            <p key={id} className="tool__result">
              <Icon name="break" />
              {result}
            </p>
          ))}
        </div>
      </fieldset>
      <i className="tool__link" aria-hidden="true" />
      <div className="tool__card">
        <h2>{card.title}</h2>
        <ul>
          <li>{card.name}</li>
          <li>{card.email}</li>
          <li>
            {card.reason}:{' '}
            {answers.map(({ id, reason }) => (
              <b key={id} className="tool__reason">
                {reason}
              </b>
            ))}
          </li>
        </ul>
      </div>
    </div>
  )
}
