/** One request to the spreadsheet. */
export interface SheetsCall<Result> {
  /** Appended to the spreadsheet's address. */
  path: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** The body of a POST, which may take effect even without a response. */
  body?: object
  read(answer: Response): Promise<Result>
}
