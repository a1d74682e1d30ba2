/** Returns what another reader of the database sees until some work is done. */
export async function observedDuring<Seen>(
  work: Promise<unknown>,
  look: () => Promise<Seen>,
): Promise<ReadonlySet<Seen>> {
  const state = { isDone: false }
  const done = work.finally(() => (state.isDone = true))
  const seen = new Set<Seen>()
  while (!state.isDone) seen.add(await look())
  await done
  return seen
}
