import { companyOnOneLine } from '#content/company'
import { pages } from '#content/index'
import { site } from '#content/site'

const listed = pages.filter((page) => page.indexed && page.canonicalPath === undefined)

/** What machines read about the site besides its sitemap, made from the one list of pages: address to text. */
export function machineFiles(siteUrl: string): Record<string, string> {
  return { '/robots.txt': robots(siteUrl), '/llms.txt': llms(siteUrl) }
}

function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /admin/\nDisallow: /functions/\nDisallow: /auth/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

/** The proposal of llmstxt.org: a heading, a summary, a list of links. */
function llms(siteUrl: string): string {
  const links = listed.map(
    ({ path, title, description }) => `- [${title}](${siteUrl}${path}): ${description}`,
  )
  return `# ${site.name}\n\n> ${site.tagline} An AI automation consultancy for small and mid-size businesses: audits, done-for-you automation, coaching and workshops.\n\n## Pages\n\n${links.join('\n')}\n\n## Company\n\n${companyOnOneLine()}\n${site.contactEmail}\n`
}
