import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { createElement as el, type ReactNode } from 'react'
import satori from 'satori'
import { site } from '#content/facts/site'

const require = createRequire(import.meta.url)
const font = (file: string) => readFileSync(require.resolve(`@fontsource/${file}`))

const paper = '#f0eadc'
const ink = '#1b1712'
const repair = '#17593f'
const signal = '#d63c0c'
const width = 1200
const height = 630

/** Draws the preview image from published content: 1200 × 630, the headline over the broken and repaired line. */
export async function drawSharePicture(title: string): Promise<Uint8Array> {
  const { fonts } = await (tools ??= load())
  return render(await satori(picture(title), { width, height, fonts }), width)
}

/** An SVG as a PNG of this width. */
export async function drawIcon(svg: string, size: number): Promise<Uint8Array> {
  await (tools ??= load())
  return render(svg, size)
}

let tools: ReturnType<typeof load> | undefined

async function load() {
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return {
    fonts: [
      { name: 'Besley', data: font('besley/files/besley-latin-700-normal.woff'), weight: 700 as const },
      {
        name: 'Instrument Sans',
        data: font('instrument-sans/files/instrument-sans-latin-500-normal.woff'),
        weight: 500 as const,
      },
    ],
  }
}

const render = (svg: string, size: number): Uint8Array =>
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

/** Fixed titles have straight apostrophes. */
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
