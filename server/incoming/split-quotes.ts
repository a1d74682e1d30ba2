import type { MessagePart } from '#domain/mailbox-message'

/** The words before a quote, by the languages in which mail programs write them. */
const verbOfQuote =
  /(?:wrote|writes|schrieb|écrit|escribió|ha scritto|escreveu|schreef|skrev|kirjoitti|pisze|napisał(?:\(a\))?|napsal\(a\)|написала?|пишет|写道|寫道)\s?[:：]?$/i
const saidBefore = /^(?:On|Am|Le|El|Il giorno|Il|Em|Op|Den|Dnia|W dniu|Dne|pe|ср|在|From|20\d\d[-/.])[\s\d,]/
/** German and Dutch put the name behind the verb. */
const saidWithin = /^(?:Am|Op) .{6,200}\b(?:schrieb|schreef)\b.{1,200}:$/
const original =
  /^[-_\s]{0,20}(?:original message|originalnachricht|ursprüngliche nachricht|message d['’]origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|forwarded message|weitergeleitete nachricht)[-_\s]{0,20}$/i
const headerLine =
  /^\*?(?:From|Von|De|Da|Van|Sent|Gesendet|Envoyé|Enviado|Inviato|Verzonden|Date|Datum|Fecha|Data|To|An|À|Para|A|Aan|Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Cc)\s?:\*?\s\S/
const headerStart = /^\*?(?:From|Von|De|Da|Van)\s?:\*?\s\S/

/** Longer lines are never what stands before a quote. */
const maxLeadLength = 300

/**
 * A mail's text in parts that follow each other: what is new, and what repeats an earlier mail. Joined by line ends
 * they are the whole text, so nothing is ever lost, and an answer between quoted lines is new.
 */
export function splitQuotes(text: string): MessagePart[] {
  const lines = text.split('\n')
  const isQuoted = markQuoted(lines)
  const parts: { lines: string[]; isQuoted: boolean }[] = []
  for (const [index, line] of lines.entries()) {
    const last = parts.at(-1)
    if (last && last.isQuoted === isQuoted[index]) last.lines.push(line)
    else parts.push({ lines: [line], isQuoted: isQuoted[index] ?? false })
  }
  const split = parts.map((part) => ({ text: part.lines.join('\n'), isQuoted: part.isQuoted }))
  // A mail that only repeats, such as a forwarded one, is shown as it is.
  return split.some((part) => !part.isQuoted && part.text.trim() !== '') ? split : [{ text, isQuoted: false }]
}

function markQuoted(lines: readonly string[]): boolean[] {
  const marked = lines.map((line) => /^\s{0,3}>/.test(line))
  for (let index = 0; index < lines.length; index += 1) {
    if (marked[index]) continue
    const length = leadLength(lines, index)
    if (length > 0) {
      const next = nextWithText(lines, index + length)
      // Before lines after `>`, it belongs to them. Otherwise the quote has no marks, and is all that follows.
      const isMarked = next < lines.length && marked[next] === true
      const end = isMarked || next === lines.length ? next : lines.length
      if (next < lines.length) marked.fill(true, index, end)
      index = end - 1
      continue
    }
    if (isOriginal(lines, index)) {
      marked.fill(true, index)
      break
    }
  }
  return emptyLinesJoined(lines, marked)
}

/** How many lines the words before a quote take; 0 if these are none. */
function leadLength(lines: readonly string[], index: number): number {
  if (!saidBefore.test((lines[index] ?? '').trim().slice(0, 40))) return endsAlone(lines[index] ?? '')
  let lead = ''
  for (let count = 1; count <= 3 && index + count <= lines.length; count += 1) {
    const line = (lines[index + count - 1] ?? '').trim()
    // What begins like it may be a sentence of their own before it.
    if (line === '' || (count > 1 && saidBefore.test(line))) return 0
    lead = `${lead} ${line}`.trim()
    if (lead.length > maxLeadLength) return 0
    if (verbOfQuote.test(lead) || saidWithin.test(lead)) return count
  }
  return 0
}

/** As in `Ada Lovelace <ada@example.com> wrote:` */
const endsAlone = (line: string) =>
  line.length <= maxLeadLength && /<[^<>@\s]+@[^<>\s]+>/.test(line) && verbOfQuote.test(line.trim()) ? 1 : 0

/** A separator, or the lines that Outlook copies of an earlier mail. */
function isOriginal(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim()
  if (line.length > maxLeadLength) return false
  if (original.test(line)) return true
  if (!headerStart.test(line)) return false
  const following = lines.slice(index + 1, index + 6).filter((each) => each.trim() !== '')
  return (
    following.slice(0, 4).filter((each) => headerLine.test(each.trim().slice(0, maxLeadLength))).length >= 2
  )
}

function nextWithText(lines: readonly string[], from: number): number {
  let index = from
  while (index < lines.length && (lines[index] ?? '').trim() === '') index += 1
  return index
}

/** Empty lines between quoted ones are quoted too. */
function emptyLinesJoined(lines: readonly string[], marked: readonly boolean[]): boolean[] {
  const joined = [...marked]
  let before = false
  for (let index = 0; index < lines.length; index += 1) {
    if ((lines[index] ?? '').trim() !== '' || marked[index]) {
      before = joined[index] ?? false
      continue
    }
    const next = nextWithText(lines, index)
    const isWithin = before && (next === lines.length || marked[next] === true)
    if (isWithin) joined.fill(true, index, next)
    index = next - 1
  }
  return joined
}
