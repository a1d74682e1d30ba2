/** By when a reply was promised, as a part of a sentence. */
export const replyDeadlineText = (when: string): string => `reply by ${when}`

export const lateText = (duration: string): string => `${duration} late`
