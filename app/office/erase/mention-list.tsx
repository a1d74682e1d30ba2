import './erase.css'
import '#app/office/parts/desk.css'
import { Link } from 'react-router'
import { dayText } from '#app/office/parts/format-when'
import type { Mention, MentionDecision } from '#contracts/preview-erasure'
import { eraseCopy } from '#content/office/erase'
import { mentionPattern } from '#domain/mention'

const copy = eraseCopy.mentions

/** A decision about a mention; `leave` keeps it and is not sent to the server. */
export type Choice = MentionDecision['decision'] | 'leave'
const choices: readonly Choice[] = ['leave', 'cross-out', 'remove']

export const keyOf = ({ kind, id }: Pick<Mention, 'kind' | 'id'>) => `${kind} ${id}`

interface MentionListProps {
  mentions: readonly Mention[]
  hasMore: boolean
  /** The person's names, addresses and numbers, which are underlined in the text. */
  terms: readonly string[]
  chosen: ReadonlyMap<string, Choice>
  onChoose: (choice: Choice, mentions: readonly Mention[]) => void
  now: Date
}

/** Mentions of somebody in other people's text, each with a choice. */
export function MentionList({ mentions, hasMore, terms, chosen, onChoose, now }: MentionListProps) {
  return (
    <section className="area" aria-labelledby="mentions">
      <div className="area__head">
        <h2 id="mentions">{copy.title(mentions.length)}</h2>
        <span className="row-of">
          <button type="button" className="text-btn" onClick={() => onChoose('cross-out', mentions)}>
            {copy.crossOutAll}
          </button>
          <button type="button" className="text-btn" onClick={() => onChoose('remove', mentions)}>
            {copy.removeAll}
          </button>
        </span>
        <p>{copy.lead}</p>
      </div>
      {hasMore && <p className="strong signal">{copy.more}</p>}
      <div className="mentions">
        {mentions.map((mention) => {
          const { kind, text, at, by, contact } = mention
          const key = keyOf(mention)
          const about = copy.of(by, at && dayText(at, now))
          return (
            <fieldset key={key} className="mention">
              <legend>
                {contact ? (
                  <Link to={`/admin/leads/${contact.id}`}>{copy.kinds[kind](contact.name)}</Link>
                ) : (
                  copy.kinds[kind]('')
                )}
              </legend>
              <span>
                <q>
                  <Marked text={text} terms={terms} />
                </q>
                {about !== '' && <span className="sub">{about}</span>}
              </span>
              <span className="mention__choices">
                {choices.map((choice) => (
                  <label key={choice}>
                    <input
                      type="radio"
                      name={key}
                      checked={chosen.get(key) === choice}
                      onChange={() => onChoose(choice, [mention])}
                    />
                    {copy[choice]}
                  </label>
                ))}
              </span>
            </fieldset>
          )
        })}
      </div>
    </section>
  )
}

/** The text with the matches underlined. */
function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  const pattern = mentionPattern(terms)
  const found = [...text.matchAll(pattern)]
  const parts = found.flatMap((match, index) => {
    const before = found[index - 1]
    const from = before ? before.index + before[0].length : 0
    return [text.slice(from, match.index), <mark key={match.index}>{match[0]}</mark>]
  })
  const last = found.at(-1)
  return (
    <>
      {parts}
      {text.slice(last ? last.index + last[0].length : 0)}
    </>
  )
}
