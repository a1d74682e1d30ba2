/**
 * Waits for `work`, but no longer than `ms` milliseconds. The work goes on; what comes of it later is the caller's.
 * @throws Error when it takes longer
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${ms} ms`))
    // On a busy machine the answer may have come already, and waits to be read.
    timer = setTimeout(() => setImmediate(giveUp), ms)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
