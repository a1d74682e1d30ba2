/** One request to the spreadsheet. */
export interface SheetsCall<Result> {
  /** After the spreadsheet's address. */
  path: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Makes it a POST, which may have changed something even without an answer. */
  body?: object
  read(answer: Response): Promise<Result>
}
