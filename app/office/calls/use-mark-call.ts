import { type Action, useAction } from '#app/office/frame/use-action'
import { callsCopy as copy } from '#content/office/calls'
import { markCall } from '#contracts/mark-call'
import { callTopics } from './call-topics.ts'

/** Marks whether the visitor of a call showed up. */
export const useMarkCall = (name: string): Action<typeof markCall> =>
  useAction(markCall, {
    topics: callTopics,
    successMessage: (_, { outcome }) => copy.marked(name, outcome),
  })
