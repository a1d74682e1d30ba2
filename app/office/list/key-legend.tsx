import './key-legend.css'
import { Fragment } from 'react'

interface KeyLegendProps {
  keys: readonly (readonly [keys: readonly string[], label: string])[]
}

/** The shortcuts of a list, at its foot on wide screens. */
export function KeyLegend({ keys }: KeyLegendProps) {
  return (
    <ul className="key-legend">
      {keys.map(([pressed, does]) => (
        <li key={does}>
          {pressed.map((key) => (
            <Fragment key={key}>
              <kbd>{key}</kbd>{' '}
            </Fragment>
          ))}
          {does}
        </li>
      ))}
    </ul>
  )
}
