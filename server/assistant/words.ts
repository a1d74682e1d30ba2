const numberWords = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number) => [word, String(number)]),
)

/**
 * The words of a text for comparison: lowercase, without accents and punctuation, number words as digits. The `about`
 * parameter of booking links is removed.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .replaceAll(/[?&]about=[\w-]+/g, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]|(?<=\d),(?=\d{3}\b)/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => numberWords.get(word) ?? word)
}

/** A crude stemmer, so that "automating" matches "automation". Both sides of a comparison use it. */
export function stemOf(word: string): string {
  let stem = word
  if (stem.length > 4) stem = stem.replace(/ies$/, 'y').replace(/(ch|sh|ss|x)es$/, '$1')
  if (stem.length > 3) stem = stem.replace(/([^su])s$/, '$1')
  if (stem.length > 5) stem = stem.replace(/(ing|ed|ly|ment|ion)$/, '')
  if (stem.length > 4) stem = stem.replace(/e$/, '').replace(/([bdfgmnprt])\1$/, '$1')
  return synonyms.get(stem) ?? stem
}

/** Synonyms in this domain, by their stems. */
const synonyms = new Map(
  Object.entries({
    pric: 'cost',
    fee: 'cost',
    charg: 'cost',
    expensiv: 'cost',
    quiz: 'scorecard',
    assessment: 'scorecard',
    moneyback: 'refund',
    client: 'customer',
    patient: 'customer',
    company: 'busines',
    business: 'busines',
    firm: 'busines',
    staff: 'employee',
    people: 'employee',
    bot: 'agent',
    begin: 'start',
    teach: 'learn',
    class: 'program',
    course: 'program',
    programm: 'program',
    programme: 'program',
    webinar: 'workshop',
    seminar: 'workshop',
    mail: 'email',
  }),
)

/** Words that carry no subject of their own. */
const stopWords = new Set(
  'a an and are as at be been but by can could did do does for from get got had has have hello hey hi how i if im in into is it its just like me my need of off ok on or our out please really s so some tell than that the their them then there these they thing things this those to too up us very want was we were what whats when where which who whos why will with would yes you your youre yours about am any also give let lets know kind still now let im ive id dont t isnt doesnt'.split(
    ' ',
  ),
)

export const isStopWord = (word: string): boolean => stopWords.has(word)

export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)
