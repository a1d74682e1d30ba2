import type { MessagePart } from '#domain/mailbox-message'

/** The end of the line that introduces a quote ("… wrote:"), in the languages of mail programs. */
const verbOfQuote =
  /(?:wrote|writes|schrieb|écrit|escribió|ha scritto|escreveu|schreef|skrev|kirjoitti|pisze|napisał(?:\(a\))?|napsal\(a\)|написала?|пишет|写道|寫道)\s?[:：]?$/i
const introStart = /^(?:On|Am|Le|El|Il giorno|Il|Em|Op|Den|Dnia|W dniu|Dne|pe|ср|在|From|20\d\d[-/.])[\s\d,]/
/** In German and Dutch the name follows the verb. */
const saidWithin = /^(?:Am|Op) .{6,200}\b(?:schrieb|schreef)\b.{1,200}:$/
const original =
  /^[-_\s]{0,20}(?:original message|originalnachricht|ursprüngliche nachricht|message d['’]origine|message original|mensaje original|messaggio originale|oorspronkelijk bericht|mensagem original|forwarded message|weitergeleitete nachricht)[-_\s]{0,20}$/i
const headerLine =
  /^\*?(?:From|Von|De|Da|Van|Sent|Gesendet|Envoyé|Enviado|Inviato|Verzonden|Date|Datum|Fecha|Data|To|An|À|Para|A|Aan|Subject|Betreff|Objet|Asunto|Oggetto|Onderwerp|Assunto|Cc)\s?:\*?\s\S/
const headerStart = /^\*?(?:From|Von|De|Da|Van)\s?:\*?\s\S/

/** A longer line never introduces a quote. */
const maxLeadLength = 300

/**
 * Splits a mail's text into consecutive parts, new or quoted from an earlier mail. Joined by line ends they are the
 * whole text, so nothing is lost, and an answer between quoted lines is new.
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
  // A mail without new text, such as a forwarded one, is one part that is not quoted.
  return split.some((part) => !part.isQuoted && part.text.trim() !== '') ? split : [{ text, isQuoted: false }]
}

function markQuoted(lines: readonly string[]): boolean[] {
  const marked = lines.map((line) => /^\s{0,3}>/.test(line))
  for (let index = 0; index < lines.length; index += 1) {
    if (marked[index]) continue
    const length = leadLength(lines, index)
    if (length > 0) {
      const next = nextWithText(lines, index + length)
      // If `>` lines follow, the introduction belongs to them. Otherwise everything after it is the quote.
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

/** The number of lines that introduce a quote here; 0 if none do. */
function leadLength(lines: readonly string[], index: number): number {
  if (!introStart.test((lines[index] ?? '').trim().slice(0, 40))) return endsAlone(lines[index] ?? '')
  let lead = ''
  for (let count = 1; count <= 3 && index + count <= lines.length; count += 1) {
    const line = (lines[index + count - 1] ?? '').trim()
    // The first line may be a sentence of the sender that only begins like an introduction.
    if (line === '' || (count > 1 && introStart.test(line))) return 0
    lead = `${lead} ${line}`.trim()
    if (lead.length > maxLeadLength) return 0
    if (verbOfQuote.test(lead) || saidWithin.test(lead)) return count
  }
  return 0
}

/** As in `Ada Lovelace <ada@example.com> wrote:` */
const endsAlone = (line: string) =>
  line.length <= maxLeadLength && /<[^<>@\s]+@[^<>\s]+>/.test(line) && verbOfQuote.test(line.trim()) ? 1 : 0

/** Whether a separator or the headers that Outlook copies from an earlier mail begin here. */
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
