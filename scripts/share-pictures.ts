import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createElement as el, type ReactNode } from 'react'
import satori from 'satori'
import { pages } from '#content/index'
import { sharePictureOf } from '#content/page'
import { site } from '#content/site'

const require = createRequire(import.meta.url)
const font = (file: string) => readFileSync(require.resolve(`@fontsource/${file}`))

const paper = '#f0eadc'
const ink = '#1b1712'
const repair = '#17593f'
const signal = '#d63c0c'
const width = 1200
const height = 630

/**
 * Makes each page's Open Graph picture, 1200 × 630, from its title: the headline over the line that is broken and
 * repaired. Also the icons that have to be PNG.
 * @param clientDirectory the built client
 */
export async function makePictures(clientDirectory: string): Promise<void> {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fonts = [
    { name: 'Besley', data: font('besley/files/besley-latin-700-normal.woff'), weight: 700 as const },
    {
      name: 'Instrument Sans',
      data: font('instrument-sans/files/instrument-sans-latin-500-normal.woff'),
      weight: 500 as const,
    },
  ]
  mkdirSync(join(clientDirectory, 'og'), { recursive: true })
  for (const page of pages) {
    const svg = await satori(picture(page.title), { width, height, fonts })
    writeFileSync(join(clientDirectory, sharePictureOf(page)), render(svg, width))
  }
  const icon = readFileSync(join(clientDirectory, 'favicon.svg'), 'utf8')
  for (const size of [192, 512]) writeFileSync(join(clientDirectory, `icon-${size}.png`), render(icon, size))
}

const render = (svg: string, size: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()

function picture(title: string): ReactNode {
  const fontSize = title.length > 60 ? 72 : title.length > 34 ? 88 : 112
  return box(
    {
      width,
      height,
      boxSizing: 'border-box',
      padding: '56px 72px 0',
      flexDirection: 'column',
      backgroundColor: paper,
      color: ink,
    },
    box({ fontFamily: 'Besley', fontSize: 38, letterSpacing: -1 }, site.name),
    box(
      {
        flexGrow: 1,
        alignItems: 'center',
        fontFamily: 'Besley',
        fontSize,
        lineHeight: 1.12,
        textWrap: 'balance',
        letterSpacing: -fontSize / 36,
      },
      typographic(title),
    ),
    line(),
    box({ height: 96, alignItems: 'center', fontFamily: 'Instrument Sans', fontSize: 30 }, site.tagline),
  )
}

/** Titles that the specification fixes have straight apostrophes. */
const typographic = (text: string) => text.replaceAll("'", '’')

/** From edge to edge: a node, the break, a node, the plate, a node. */
function line(): ReactNode {
  const y = 30
  const ring = (cx: number) => el('circle', { cx, cy: y, r: 17, fill: paper, stroke: ink, strokeWidth: 9 })
  const shape = { width, height: 60, viewBox: `0 0 ${width} 60`, style: { marginLeft: -72 } }
  return el(
    'svg',
    shape,
    el('path', { d: `M0 ${y}H360M470 ${y}H${width}`, stroke: ink, strokeWidth: 10 }),
    el('path', { d: 'M360 25l40 5-6 6 8 4-42-5zM470 25l-44 12 6 5-8 6 46-13z', fill: signal }),
    el('path', { d: 'M415 2v12M400 6l5 10M430 6l-5 10', stroke: signal, strokeWidth: 4 }),
    ring(130),
    ring(620),
    el('rect', { x: 810, y: 10, width: 96, height: 40, rx: 4, fill: repair }),
    el('path', { d: 'M858 10v40', stroke: paper, strokeWidth: 2 }),
    el('circle', { cx: 832, cy: y, r: 6, fill: paper }),
    el('circle', { cx: 884, cy: y, r: 6, fill: paper }),
    ring(1090),
  )
}

function box(style: Record<string, string | number>, ...children: ReactNode[]): ReactNode {
  return el('div', { style: { display: 'flex', ...style } }, ...children)
}
