/**
 * What a form's field is for:
 * - `name`: names somebody or something, so a web address in it is spam
 * - `text`: the visitor's own words, of any length
 * - `email`: identifies the sender
 * - `link`: a web address belongs here
 * - `talk`: a conversation with the assistant: half of it is ours, and many of its questions are our suggestions
 */
export type FieldRole = 'name' | 'text' | 'email' | 'link' | 'talk'
