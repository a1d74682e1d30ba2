import type { MetaDescriptor } from 'react-router'
import type { Page } from '#content/page'
import { site } from '#content/site'

/** A page's title, description and whether search engines may keep it, from its content file. */
export function pageMeta({
  path,
  title,
  description,
  indexed,
}: Pick<Page, 'path' | 'title' | 'description' | 'indexed'>): MetaDescriptor[] {
  return [
    { title: path === '/' ? title : `${title} · ${site.name}` },
    { name: 'description', content: description },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ]
}
