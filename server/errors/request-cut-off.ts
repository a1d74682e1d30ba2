import { AppError } from './app-error.ts'

/** The client left, or sent too slowly: nothing on the server has failed. */
export const requestCutOff = (cause?: unknown): AppError =>
  new AppError('bad_json', { userMessage: 'The request was cut off. Please send it again.', cause })
