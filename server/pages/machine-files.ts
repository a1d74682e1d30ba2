import { companyOnOneLine } from '#content/facts/company'
import { pages } from '#content/index'
import { site } from '#content/facts/site'

const listed = pages.filter((page) => page.indexed && page.canonicalPath === undefined)

/** Files for search engines and other programs, besides the sitemap, made from the list of pages: address to text. */
export function machineFiles(siteUrl: string): Record<string, string> {
  return {
    '/robots.txt': robots(siteUrl),
    '/llms.txt': llms(siteUrl),
    '/manifest.webmanifest': manifest(),
  }
}

function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin/\nDisallow: /functions/\nDisallow: /auth/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** The name and colors of the installed site. */
function manifest(): string {
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  })
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    description: 'AI audits and done-for-you automation for small and mid-size businesses.',
    start_url: '/',
    display: 'browser',
    background_color: '#f0eadc',
    theme_color: '#f0eadc',
    icons: [192, 512].map(icon),
  })
}

/** The proposal of llmstxt.org: a heading, a summary, a list of links. */
function llms(siteUrl: string): string {
  const links = listed.map(
    ({ path, title, description }) => `- [${title}](${siteUrl}${path}): ${description}`,
  )
  return `# ${site.name}\n\n> ${site.tagline} An AI automation consultancy for small and mid-size businesses: audits, done-for-you automation, coaching and workshops.\n\n## Pages\n\n${links.join('\n')}\n\n## Company\n\n${companyOnOneLine()}\n${site.contactEmail}\n`
}
