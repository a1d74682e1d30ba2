import { chatbotResponse } from '#contracts/chatbot-response'
import { defineAnswer } from '#server/calls/define-function'

/** Answers one chat message (behavior 5.3). Stores nothing, so it needs no transaction. */
export const chatbotResponseFunction = defineAnswer(chatbotResponse, {
  access: 'public',
  answer({ input, assistant, clientKey, signal }) {
    const { userMessage: message, conversationHistory: history } = input
    return assistant.reply({ message, history, clientKey, signal })
  },
})
