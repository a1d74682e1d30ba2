import type { Db } from '#server/db/connect'
import { convertAnswers } from '#server/process/convert-answers'

/** Converts all answers of earlier versions, as housekeeping does a hundred at a time. */
export async function convertAllAnswers(db: Db): Promise<void> {
  while ((await db.transaction((tx) => convertAnswers(tx))) > 0);
}
