/** The number of people in the visitor's business, if the text states it. */
export function peopleIn(text: string): number | undefined {
  if (
    /\bme and (my|a|1) (husband|wife|partner|brother|sister|son|dad|mom|buddy|friend|assistant|employee|helper)\b/.test(
      text,
    )
  )
    return 2
  if (
    /\b(just me|only me|solo|by myself|on my own|work(ing)? alone|no (employees|staff|team)|1 (man|woman|person) (business|shop|show|company|operation)|(im|i am) (a )?(freelance\w*|self employed|1 person))\b/.test(
      text,
    )
  )
    return 1
  const match =
    /\b(\d{1,5}) (person|ppl|persons|heads|people|employees?|staff|team members|folks|of us|man|workers)\b/.exec(
      text,
    ) ??
    /\b(?:team|company|business|firm|agency|crew|shop) (?:of|with) (\d{1,5})\b(?! (?:locations?|offices?|stores?|shops?|trucks?|sites?|branches?|years?|k|brands?)\b)/.exec(
      text,
    ) ??
    /\bwe (?:are|re|have) (?:only |just |about |like )?(\d{1,5})\b(?! (?:locations?|offices?|stores?|shops?|trucks?|sites?|branches?|clients?|customers?|years?|k|percent|leads?|emails?|tools?|systems?|websites?|days?|weeks?|hours?|jobs?)\b)/.exec(
      text,
    )
  return match ? Number(match[1]) : undefined
}

/** Ages of young people, in the order in which they are named. */
export function agesIn(text: string): number[] {
  const matches = Array.from(
    text.matchAll(
      /\b(\d{1,2}) (?:years?|yo|y o|yr)\b|\b(?:is|turns|turned|aged?|son|daughter|kid|boy|girl|brother|sister|other 1|nephew|niece) (\d{1,2})\b/g,
    ),
  )
  return Array.from(new Set(matches.map(([, years, afterName]) => Number(years ?? afterName))))
}
