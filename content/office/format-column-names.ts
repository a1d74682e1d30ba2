/** The back office's names for columns, where they differ: nouns that can follow “the”. */
export const words: Readonly<Record<string, string>> = {
  challenge: 'problem',
  client_logo_url: 'client’s logo',
  contact_id: 'person it belongs to',
  decided_at: 'time of the decision',
  featured: 'place at the top',
  first_reply_at: 'first reply',
  first_reply_by: 'author of the first reply',
  first_reply_how: 'way of the first reply',
  gamma_url: 'presentation',
  image_error: 'fault of the picture',
  image_url: 'picture',
  intake_link_until: 'last day of the link to the week-1 intake',
  is_approved: 'place on the site',
  is_featured: 'place at the top',
  is_published: 'place on the site',
  last_error: 'answer received',
  next_attempt_at: 'time of the next try',
  next_step_on: 'day of the next step',
  mention: 'mention of somebody who was erased',
  owner_id: 'owner',
  testimonial: 'words',
  waiting_since: 'waiting time',
  written: 'words as written',
}

/** A column's readable name: `next_step` is "next step". */
export const formatColumnNames = (name: string): string => words[name] ?? name.replaceAll('_', ' ')
