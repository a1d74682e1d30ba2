import type { MetaDescriptor } from 'react-router'
import { type Page, sharePictureOf } from '#content/pages/parts/page'
import { site } from '#content/facts/site'
import { siteOrigin } from './site-origin.ts'
import { structuredData } from './structured-data.ts'

/** The meta tags of a page from its content file, for visitors, search engines and previews. */
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
