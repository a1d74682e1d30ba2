import { offerConcepts } from '#content/assistant/concepts-offers'
import { trustConcepts } from '#content/assistant/concepts-trust'
import { workConcepts } from '#content/assistant/concepts-work'
import { contentView } from '#content/facts/content-view'

/**
 * The words that visitors use for each concept: what happens to a thing (leave, delete, cost) and the thing itself
 * (list, data, recording). Plain words without apostrophes, number words as figures; `*` matches the rest of a word,
 * `_` up to three words.
 */
export const concepts = contentView(() => ({ ...trustConcepts, ...workConcepts, ...offerConcepts }))
