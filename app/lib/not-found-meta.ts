import { site } from '#content/facts/site'

/** The meta tags of the not-found page. */
export const notFoundMeta = () => [
  { title: `Page not found · ${site.name}` },
  { name: 'description', content: 'There is no page at this address.' },
  { name: 'robots', content: 'noindex' },
]
