import './offer.css'
import type { ReactNode } from 'react'

interface OfferPitchProps {
  pitch: string
  /** The page's main button, and at most one outlined one beside it. */
  action: ReactNode
  /** The price, or the text in its place, set large. */
  price: string
  terms: ReactNode
  forWhom: string
}

/** The first screen of an offer under its headline: what it is, the action, the price, and for whom. */
export function OfferPitch({ pitch, action, price, terms, forWhom }: OfferPitchProps) {
  return (
    <div className="pitch">
      <p className="pitch__say pitch-text">{pitch}</p>
      <div className="pitch__act priced row">
        {action}
        <p>
          <b className="num">{price}</b>
          {terms}
        </p>
      </div>
      <p className="pitch__for for-whom fine">{forWhom}</p>
    </div>
  )
}
