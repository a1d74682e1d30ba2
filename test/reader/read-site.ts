import { pages } from '#content/index'
import { addSampleContent } from '#server/process/sample-content'
import { serveBuiltSite } from '#test/built-site'
import { testDatabase } from '#test/database'

/** Returns the HTML of every page of a new site and of its sample case studies, by path. */
export async function readSite(): Promise<ReadonlyMap<string, string>> {
  const database = await testDatabase()
  await addSampleContent(database, new Date())
  const site = await serveBuiltSite(database)
  const htmls = new Map<string, string>()
  const read = async (path: string) => htmls.set(path, await (await fetch(site.url + path)).text())
  for (const { path } of pages) await read(path)
  const stories = htmls.get('/case-studies')?.matchAll(/href="(\/case-studies\/[^"?#]+)"/g) ?? []
  for (const [, path = ''] of stories) await read(path)
  await site.close()
  return htmls
}
