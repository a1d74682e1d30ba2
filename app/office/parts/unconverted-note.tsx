import './desk.css'
import { unconvertedAnswer } from '#content/office/forms'

/** Says that some answers are shown in the words of the version that stored them. */
export function UnconvertedNote({ fields }: { fields: readonly (string | null)[] | undefined }) {
  return fields?.includes(null) ? <p className="sub">{unconvertedAnswer}</p> : null
}
