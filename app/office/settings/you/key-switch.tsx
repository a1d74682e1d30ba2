import './you.css'
import { setSingleKeys, useSingleKeys } from '#app/office/frame/single-keys'
import { youCopy } from '#content/office/you'

const copy = youCopy.keys

/** Switches single-key shortcuts on or off on this device. */
export function KeySwitch() {
  const areOn = useSingleKeys()
  return (
    <section className="you__part" aria-labelledby="keys-title">
      <div className="you__head">
        <h2 id="keys-title">{copy.title}</h2>
        <p>{copy.text}</p>
      </div>
      <label className="you__choice">
        <input
          type="checkbox"
          checked={areOn}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
        <span>{copy.label}</span>
      </label>
    </section>
  )
}
