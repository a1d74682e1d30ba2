import { otherLanguages } from '#content/assistant/assistant'
import { wordsOf } from './words.ts'

export type OtherLanguage = (typeof otherLanguages)[number]

/** Frequent phrases in the languages of {@link otherLanguages} with English keywords; longer ones first. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [
    /\b(combien de temps|quanto tempo|cuanto tiempo|wie lange|hoe lang|cuanto dura|quanto dura)\b/g,
    ' how long ',
  ],
  [
    /\b(wie viel|wieviel|was kostet|was kosten|kostet|kosten|preis|cuanto cuesta|cuanto vale|precio|combien coute|combien|prix|tarif|quanto custa|preco|quanto costa|prezzo|wat kost|kost|prijs)\b/g,
    ' how much cost ',
  ],
  [/\b(dauert|dauer|dura|dure|duree|duracion|duurt)\b/g, ' how long '],
  [/\b(wann|cuando|quand|quando|wanneer)\b/g, ' when '],
  [
    /\b(garantie|garantia|garanzia|erstattung|geld zuruck|reembolso|rembourse\w*|remboursement|rimborso|geld terug)\b/g,
    ' guarantee refund ',
  ],
  [/\b(kostenlose[rns]?|kostenlos|gratuito|gratuita|gratuit|gratis)\b/g, ' free '],
  [/\b(taller|atelier|oficina|laboratorio|kurs)\b/g, ' workshop '],
  [/\b(programma|programme|programm|programa)\b/g, ' program '],
  [/\b(auditoria|prufung)\b/g, ' audit '],
  [/\b(automatisieren|automatizar|automatiser|automatizzare|automatiseren)\b/g, ' automate my business '],
]

/** The language of a text; undefined for English, and `unreadable` for a script other than Latin. */
export function languageOf(text: string): OtherLanguage | 'unreadable' | undefined {
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 2 && latin.length < letters.length / 2) return 'unreadable'
  const words = wordsOf(text)
  const english = words.filter((word) => englishMarks.has(word)).length
  let best: OtherLanguage | undefined
  let bestCount = Math.max(english, 1)
  for (const language of otherLanguages) {
    const marks = wordsOf(language.marks)
    const count = words.filter((word) => marks.includes(word)).length
    if (count > bestCount) [best, bestCount] = [language, count]
  }
  return best
}

const englishMarks = new Set(
  'the is are do does what how when who which can could you your i we my it for of to and a an much long cost'.split(
    ' ',
  ),
)

/** Replaces the keywords of another language by English ones, so that the same answerer can read the question. */
export function readInEnglish(text: string): string {
  let plain = wordsOf(text).join(' ')
  for (const [pattern, english] of phrases) plain = plain.replaceAll(pattern, english)
  return plain
}
