import { places } from '#content/facts/places'
import { businessIn } from './business.ts'

/** Common words that no page uses. They are neither misspellings nor a sign of another subject. */
const words = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december browse noon morning afternoon evening tonight yesterday typed notes field client clients phone phones hm longer shorter stay flat
able after again ago almost already also always another anyone anything assistant away back bad bank because before
behind best big both boss bring buy came care change cheap check clear come coming company could current currently
dear decide describe details difficult done during each early easy either else email enough even ever every everyone
exact exactly extra far feel few figure fine first follow follows full future get give gives going gone good great
group guess guy guys half happen happens happy hard heard help helps hire honest hope however idea important include
included includes info information instead interested job join keep large last late later learn least leave less
life likely little live long look looking lot lots love low main make makes making many maybe mean means might
minimum month more most move much must name near needed needs never new next nice normal note nothing now offer
offers office often old once ones online only open option options order other others own owner part past per perhaps
pick place plan please plus ballpark point purpose possible pretty probably problem process program programs provide question questions quit quick quickly quite rather
ready real reason regarding right run running same say saying see seem sell send sense service services several
share short should show sign simple since single small sold solo someone something sometimes soon sorry sort spend
startup still stop such suggest support sure take taken talk team thinking thought through time times today together
tomorrow too total true try trying turn two type under understand until upfront use used using usually wait wanted
wants way week weeks weekend well went while whole within without wondering word work works worth write wrong year years yet
assist business businesses owner wife husband partner founder founders ceo manager employee employees ai
actually absolutely ignore prompt pretend alright altogether amazing annoying anyway anyways around basically bet bit bothered bucks buddy bunch busy cause certain chance chances cool couple crazy curious damn dang darn dear deal deep definitely dont dude dumb eat english entire everybody everything expect explain eyes fair fancy favor fed feeling figured five folks forever four frankly freaking friend friends fully fun funny gets girl gonna gotta guessing hang hate head heck hire hoping hows huge idiot imagine insane kinda lady lol loose lost lotta lucky mad man matter mess messed mind minute nah naturally neat nervous nobody obviously odd okay overall peace picture plain pls plz pretend promise properly punch putting random read realistically regular reasonable rough roughly rubbish running sad saw scale scared sense serious seriously sick silly simple single sir sitting skip slammed slow smart smarter someday somebody sounds specifically stand stands straight strange stuck stuff stupid supposed surprised surprise swear talking telling terms terrible thinks thru tight tired told tough trouble truth type typical ugh unsure useful usual usually ve via vs wanna weird whatever wheres whos wise wonder worried worry worst worth yall yeah yep yup yo age crap bro dummy dummies layman laymans terms words word speak short version details lowdown deal gist summary sentence brief quickly nutshell possibly basics`.split(
    /\s+/,
  ),
)

const placeWords = new Set(places.flatMap(({ called }) => called.match(/[a-z]{3,}/g) ?? []))

export const isCommon = (word: string): boolean =>
  words.has(word) || placeWords.has(word) || businessIn(word) !== undefined
