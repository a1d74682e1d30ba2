import type { FormDefinition } from './define-form.ts'
import type {
  AnswerDefinition,
  HandleDefinition,
  ChangeDefinition,
  ReadDefinition,
} from './define-function.ts'

/** A named function, whatever its shape: `POST /functions/v1/{contract.name}`. What surrounds it is in `run-function.ts`. */
export type FunctionDefinition =
  | FormDefinition
  | HandleDefinition
  | ChangeDefinition
  | ReadDefinition
  | AnswerDefinition
