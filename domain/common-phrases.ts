/** Well-known phrases, which attackers guess first regardless of their length. */
const phrases = `
correct horse battery staple
the quick brown fox jumps over the lazy dog
lorem ipsum dolor sit amet
to be or not to be that is the question
may the force be with you always
luke i am your father
a long time ago in a galaxy far far away
winter is coming
you know nothing jon snow
one ring to rule them all
you shall not pass
my precious
live long and prosper
beam me up scotty
resistance is futile
houston we have a problem
hasta la vista baby
say hello to my little friend
open the pod bay doors hal
all your base are belong to us
the cake is a lie
never gonna give you up
hello darkness my old friend
i will always love you
we will rock you
we are the champions
hakuna matata
let it go let it go
twinkle twinkle little star
jingle bells jingle bells
happy birthday to you
merry christmas and a happy new year
humpty dumpty sat on a wall
mary had a little lamb
row row row your boat
once upon a time
in the beginning god created
our father who art in heaven
the lord is my shepherd
jesus loves me
in god we trust
praise the lord
we the people of the united states
four score and seven years ago
i have a dream
make america great again
just do it
open sesame
keep calm and carry on
trust no one
live laugh love
i love you so much
i love my family
thank you very much
let me in please
this is my password
this is a secret
my password is secret
change me now
do not enter
hello world
the end is near
`

const shortestPart = 9

/** The phrases and their parts of two or more words, in letters only. */
export const commonPhrases: readonly string[] = [...new Set(phrases.trim().split('\n').flatMap(partsOf))]

function partsOf(phrase: string): string[] {
  const words = phrase.split(' ')
  return words.flatMap((_word, from) =>
    words
      .slice(from + 1)
      .map((_end, index) => words.slice(from, from + index + 2).join(''))
      .filter(({ length }) => length >= shortestPart),
  )
}
