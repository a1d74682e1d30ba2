/** The words of the chat panel (behavior 5.1, 5.4): greeting, placeholder and fallback are fixed. */
export const assistantPanel = {
  title: 'AI assistant',
  aside: 'Ask before you buy',
  greeting: 'Which part of your business feels most manual or chaotic?',
  placeholder: 'Curious what we can automate? Ask here.',
  fallback:
    'Sorry, I encountered an error. Please try again or consider scheduling an AI audit for personalized assistance.',
  /** What a conversation can begin with. */
  openers: ['What can you automate?', 'Audit price?', 'Talk to a person'],
  conversation: 'Conversation with the AI assistant',
  question: 'Your question',
  send: 'Send',
  you: 'You:',
  bot: 'Assistant:',
  from: 'From',
  thinking: 'Looking it up …',
  stop: 'Stop',
  unanswered: 'Not answered.',
  retry: 'Try again',
  followUp: {
    label: 'Ask a person. Your email address',
    hint: 'We keep this conversation with it.',
    send: 'Ask for an answer',
    sending: 'Sending...',
    thanks: 'Thank you. A person reads your question and emails you back.',
  },
} as const
