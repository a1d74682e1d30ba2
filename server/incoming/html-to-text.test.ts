import { expect, test } from 'vitest'
import { htmlToText } from './html-to-text.ts'

test.each([
  [
    '<p>Hello&nbsp;Nora,</p><p>yes &amp; no &ndash; 5 &lt; 6 &eacute;&#8364;&#x41;</p>',
    'Hello Nora,\n\nyes & no – 5 < 6 é€A',
  ],
  ['one<br>two<br><br>three', 'one\ntwo\n\nthree'],
  ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', 'a b\nc'],
  [
    '<a href="https://x.example/a">here</a> <a href="https://x.example">x.example</a>',
    'here <https://x.example/a> x.example',
  ],
  ['<a href="javascript:alert(1)">here</a>', 'here'],
  ['<img src="https://track.example/p.png" alt="Our logo"><img src="cid:1">', '[Our logo]'],
  ['a<style>p{}</style><script>b</script><!-- c -->d', 'ad'],
  [
    'Yes.<div class="gmail_quote"><div>On Monday, Nora &lt;a@b.example&gt; wrote:</div><blockquote><p>When?</p><blockquote>Old</blockquote></blockquote></div>',
    'Yes.\nOn Monday, Nora <a@b.example> wrote:\n\n> When?\n>\n> > Old',
  ],
])('converts %s', (html, text) => {
  expect(htmlToText(html)).toBe(text)
})

test('shows the text after a broken tag, an open script or an invalid entity', () => {
  expect(htmlToText('a < b and c <d')).toBe('a < b and c <d')
  expect(htmlToText('a<script>b')).toBe('ab')
  expect(htmlToText('&unknown; &#xD800; &#0;')).toBe('&unknown; \uFFFD \uFFFD')
})

test('takes time in proportion to the length of hostile HTML', () => {
  const workFor = (count: number) => {
    const htmls = [
      '<',
      '<a ',
      '<!--',
      '<script>',
      '<blockquote>',
      '<a href=',
      '&amp',
      '<img alt=" ',
      '</p',
      '<table>',
    ].map((each) => each.repeat(count))
    const before = process.cpuUsage()
    for (const html of htmls) htmlToText(html)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  workFor(2_000)
  expect(workFor(40_000)).toBeLessThan(200 * Math.max(workFor(1_500), 5_000))
})
