import './desk.css'
import { unconvertedAnswer } from '#content/office/forms'

/** Notes that some answers are shown in the words of an earlier version of the form. */
export function UnconvertedNote({ fields }: { fields: readonly (string | null)[] | undefined }) {
  return fields?.includes(null) ? <p className="sub">{unconvertedAnswer}</p> : null
}
