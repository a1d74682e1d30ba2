import { site } from '#content/site'

/** For an address at which there is no page. */
export const notFoundMeta = () => [
  { title: `Page not found · ${site.name}` },
  { name: 'description', content: 'There is no page at this address.' },
  { name: 'robots', content: 'noindex' },
]
