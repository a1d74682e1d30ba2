import type { FormDefinition } from './define-form.ts'
import type {
  AnswerDefinition,
  HandleDefinition,
  ChangeDefinition,
  ReadDefinition,
} from './define-function.ts'

/**
 * A named function of any kind: `POST /functions/v1/{contract.name}`. `run-function.ts` holds what all of them share.
 */
export type FunctionDefinition =
  | FormDefinition
  | HandleDefinition
  | ChangeDefinition
  | ReadDefinition
  | AnswerDefinition
