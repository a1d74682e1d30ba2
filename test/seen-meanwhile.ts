/** What somebody else sees of the database, again and again, until some work is done. */
export async function seenMeanwhile<Seen>(
  work: Promise<unknown>,
  look: () => Promise<Seen>,
): Promise<ReadonlySet<Seen>> {
  const under = { way: true }
  const done = work.finally(() => (under.way = false))
  const seen = new Set<Seen>()
  while (under.way) seen.add(await look())
  await done
  return seen
}
