/**
 * Waits for `work` for at most `ms` milliseconds. The work continues; its later result is the caller's to handle.
 * @throws Error when it takes longer
 */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error(`no answer within ${ms} ms`))
    // On a busy machine the response may have arrived and be waiting to be read.
    timer = setTimeout(() => setImmediate(giveUp), ms)
  })
  try {
    return await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
