import type { MetaDescriptor } from 'react-router'
import { type Page, sharePictureOf } from '#content/page'
import { site } from '#content/site'
import { siteOrigin } from './site-origin.ts'
import { structuredData } from './structured-data.ts'

/** Everything in a page's head that its content file says: for readers, search engines and shared links. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { path, title, description, indexed, canonicalPath = path } = page
  const origin = siteOrigin()
  const fullTitle = path === '/' ? title : `${title} · ${site.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: origin + canonicalPath },
    { property: 'og:type', content: page.article ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + canonicalPath },
    { property: 'og:image', content: origin + sharePictureOf(page) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData(page, origin).map((data) => ({ 'script:ld+json': data })),
  ]
}
