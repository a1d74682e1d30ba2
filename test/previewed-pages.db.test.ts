import { afterEach, expect, test } from 'vitest'
import { defaultContent } from '#content/facts/default-content'
import { pages } from '#content/index'
import { serveBuiltSite } from './built-site.ts'
import { testDatabase } from './database.ts'

let close = () => Promise.resolve()
afterEach(() => close())

test('a preview shows the draft in every response: data, a posted form, a missing page', async () => {
  const site = await serveBuiltSite(await testDatabase(), { role: 'owner' })
  close = site.close
  const call = async (name: string, input: object) => {
    const answer = await fetch(`${site.url}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    const text = await answer.text()
    expect(answer.status, text).toBe(200)
    return (JSON.parse(text) as { data: Record<string, unknown> }).data
  }
  await call('save-content', { overlay: { company: { name: 'Brightwater' } }, seen: null })
  const [, query = ''] = String((await call('preview-content', { path: '/' }))['path']).split('?')
  const words = async (path: string, init?: RequestInit) =>
    (await fetch(`${site.url}${path}?${query}`, init)).text()
  const form = { method: 'POST', body: new URLSearchParams({ name: '', email: '' }) }
  for (const text of [await words('/'), await words('/newsletter', form), await words('/nowhere')]) {
    expect(text).toContain('Brightwater')
    expect(text).not.toContain(defaultContent.company.name)
  }
  for (const path of pages.map((page) => (page.path === '/' ? '/_.data' : `${page.path}.data`)))
    expect(await words(path), path).not.toContain(defaultContent.company.name)
})
