import { describe, expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { site } from '#content/facts/site'
import { automationPriorities, businessTypes, hourlyValues, manualHoursRanges } from '#domain/answers'
import { type ScoreMailData, scoreMail } from './score-mail.ts'

const data: ScoreMailData = {
  fullName: 'Ada Lovelace',
  score: 14,
  siteUrl: 'https://www.mendline.example',
  answers: {
    currentUse: 'basic',
    repetitiveTasks: 'some-automation',
    manualAreas: ['sales', 'admin'],
    leadHandling: 'manual',
    sopApproach: 'outdated',
    aiComfort: 'moderate',
    automationPriority: 'lead-nurture',
    manualHours: '11-20',
    timeOwner: 'managers',
    hourlyValue: '100-250',
    businessType: 'coaching',
    teamSize: 'small',
  },
}

const voidTags = new Set(['meta', 'br', 'hr', 'img', 'link', 'input'])

/** Returns the tags that are never closed, or closed in the wrong place. */
function unbalancedTags(html: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  const markup = html.replace(/<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<style>[\s\S]*?<\/style>/g, '')
  for (const [, slash, tag = '', closed] of markup.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*?(\/?)>/g)) {
    if (slash) {
      if (open.pop() !== tag) wrong.push(`/${tag}`)
    } else if (!voidTags.has(tag) && !closed) open.push(tag)
  }
  return [...wrong, ...open]
}

/** Returns the text that a reader sees. */
function visibleText(html: string): string {
  return html
    .replace(/<head>[\s\S]*<\/head>|<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&nbsp;|\u00A0/g, ' ')
    .replace(/\s+/g, ' ')
}

function links(html: string): string[] {
  return Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = '']) => href)
}

function linksOfChain(html: string, state: 'holds' | 'next' | 'open'): number {
  return html.split(`class="link-${state}"`).length - 1
}

test('states the score, tier, first repair, cost and next step in both HTML and plain text', async () => {
  const { subject, html, text } = await scoreMail(data)
  expect(subject).toBe('Your AI readiness score: 14 out of 27')
  for (const version of [visibleText(html), text.replace(/\s+/g, ' ')]) {
    for (const said of [
      'Hi Ada,',
      '14 out of 27',
      'The System Architect',
      'Ahead of 52% of the scale.',
      'Next tier: The Automation Leader, 5 points away.',
      'Lead nurture',
      'In coaching,',
      'Today: A form comes in and waits until there is time to follow up.',
      '8–12 hours saved a week is our estimate once this link holds.',
      '$136,500',
      'Founders save 40% of their time at this tier, by our estimate.',
      'About half of the line holds, or more.',
      'You have something solid to build on.',
      'Broken: Leads are followed up by hand',
      'Look here: You named sales and admin',
      'Repaired: A new lead is answered right away',
      'Next in line: Admin.',
      'Limited seats. Next session coming soon.',
      'We counted 15 hours for your 11–20 a week, and $175 for an hour worth $100–250.',
      `Join the free ${workshopFacts.readiness.minutes}-minute workshop`,
      'Book A Call',
    ]) {
      expect(version).toContain(said)
    }
  }
  expect(text).toContain('\nhttps://www.mendline.example/ai-readiness-workshop\n')
  expect(text).toContain(`\n${site.bookingUrl}?about=score-email\n`)
  expect(links(html)).toEqual([
    'https://www.mendline.example/ai-readiness-workshop',
    `${site.bookingUrl}?about=score-email`,
  ])
  expect([linksOfChain(html, 'holds'), linksOfChain(html, 'next'), linksOfChain(html, 'open')]).toEqual([
    14, 1, 12,
  ])
})

test('the plain text has lines of at most 72 characters, links on their own lines, and no markup', async () => {
  const { text } = await scoreMail(data)
  const lines = text.split('\n')
  expect(lines.filter((line) => line.length > 72)).toEqual([])
  expect(lines.filter((line) => line.includes('://')).every((line) => /^https?:\/\/\S+$/.test(line))).toBe(
    true,
  )
  expect(text).not.toMatch(/<|&\w+;/)
})

test.each([
  [1, 'The Do-It-All Founder', 'Next tier: The Process Builder, 6 points away.', [1, 1, 25]],
  [18, 'The System Architect', 'Next tier: The Automation Leader, 1 point away.', [18, 1, 8]],
  [24, 'The AI-First Operator', null, [24, 1, 2]],
  [27, 'The AI-First Operator', null, [27, 0, 0]],
])('a score of %i shows its tier, the next tier and its chain of links', async (score, tier, next, chain) => {
  const { html, text } = await scoreMail({ ...data, score })
  expect(text).toContain(tier)
  if (next) expect(text).toContain(next)
  else expect(text).not.toContain('Next tier')
  expect([linksOfChain(html, 'holds'), linksOfChain(html, 'next'), linksOfChain(html, 'open')]).toEqual(chain)
})

test.each([
  [{ hourlyValue: undefined }, '$136,500', ['Hours a week: 15', '× value of an hour: $175']],
  [{ hourlyValue: 'skip' as const }, '$78,000', ['Hours a week: 15', '× value of an hour: $100']],
  [
    { manualHours: '40+' as const, hourlyValue: '500+' as const },
    '$1,404,000',
    ['Hours a week: 45', '× value of an hour: $600'],
  ],
])('shows the cost that the results page shows, with %j', async (changes, cost, rows) => {
  const { text } = await scoreMail({ ...data, answers: { ...data.answers, ...changes } })
  expect(text).toContain(cost)
  for (const row of rows) expect(text).toContain(row)
})

test('every combination of answers gives valid HTML under 100 kB without external resources', async () => {
  for (const [index, automationPriority] of automationPriorities.entries()) {
    const answers = {
      ...data.answers,
      automationPriority,
      businessType: businessTypes[index % businessTypes.length] ?? 'other',
      manualHours: manualHoursRanges[index % manualHoursRanges.length] ?? '0-5',
      hourlyValue: hourlyValues[index % hourlyValues.length],
    }
    const { html, text } = await scoreMail({ ...data, answers, score: 1 + index * 4 })
    expect(unbalancedTags(html)).toEqual([])
    expect(html.length).toBeLessThan(100_000)
    expect(html + text).not.toMatch(/undefined|NaN|\[object/)
    expect(html).not.toMatch(/<img|url\(|@import|<link\b|<script/)
    expect(links(html).every((href) => URL.canParse(href) && /^https?:/.test(href))).toBe(true)
  }
})

test('a site URL with a trailing slash gives the same links', async () => {
  const { html } = await scoreMail({ ...data, siteUrl: 'http://localhost:3000/' })
  expect(links(html)[0]).toBe('http://localhost:3000/ai-readiness-workshop')
})

test.each([
  ['manual', '--x--', true],
  ['fully-auto', '-----', false],
] as const)('leads handled %s are drawn %s', async (leadHandling, link, isBroken) => {
  const { html, text } = await scoreMail({ ...data, answers: { ...data.answers, leadHandling } })
  expect(text).toContain(`Form  ${link}  Call`)
  expect(html.includes('bar-broken"')).toBe(isBroken)
})

describe('a name', () => {
  test('is escaped', async () => {
    const { html, text, subject } = await scoreMail({ ...data, fullName: '<script>alert("1")</script> & Co' })
    expect(html).toContain('Hi &lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;,')
    expect(html).not.toContain('<script')
    expect(text).toContain('Hi <script>alert("1")</script>,')
    expect(subject).toBe('Your AI readiness score: 14 out of 27')
  })

  test('cannot add a line or a header', async () => {
    const { html, text, subject } = await scoreMail({ ...data, fullName: 'A.\r\nBcc: x\u2028y\u202Ez' })
    expect(text.split('\n')[0]).toBe('Hi A. Bcc: x y z,')
    expect(html).toContain('Hi A. Bcc: x y z,')
    expect(subject).not.toContain('Ada')
  })

  test('is left out of the greeting if it contains a link', async () => {
    const { text } = await scoreMail({ ...data, fullName: 'See https://evil.example' })
    expect(text.split('\n')[0]).toBe('Hi,')
    expect(text).not.toContain('evil')
  })

  test('of 200 letters is cut to 60', async () => {
    const { html, text } = await scoreMail({ ...data, fullName: 'W'.repeat(200) })
    expect(text.split('\n')[0]).toHaveLength('Hi ,'.length + 60)
    expect(html).not.toContain('W'.repeat(61))
  })
})
