import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BulkAction } from './bulk-action.tsx'

function textOf(count: number, isAll: boolean, most = 5_000): string {
  const words = { label: 'Release', labelFor: (of: string) => `Release ${of}`, onPress: () => undefined }
  const act = <BulkAction selection={{ count, isAll }} maxCount={most} isPending={false} {...words} />
  return renderToStaticMarkup(act)
}

test('beyond its limit a bulk action offers the newest rows of a view, and refuses rows selected one by one', () => {
  expect(textOf(5_000, true)).toMatch(/<button.*>Release 5,000</)
  expect(textOf(5_001, true)).toMatch(/<button.*>Release the newest 5,000</)
  expect(textOf(200, true, 200)).toMatch(/<button.*>Release 200</)
  expect(textOf(201, true, 200)).toMatch(/<button.*>Release the newest 200</)
  expect(textOf(201, false, 200)).toBe('<span class="sub">Release: at most 200 at once.</span>')
  expect(textOf(501, false)).toContain('>Release: at most 500 at once.<')
})
