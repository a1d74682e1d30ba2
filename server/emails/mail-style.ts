/** The site's colors in light mode. The style sheet overrides them for dark mode. */
export const colors = {
  paper: '#f0eadc',
  panel: '#fffdf8',
  ink: '#1b1712',
  muted: '#5c5244',
  signalMark: '#d63c0c',
  repair: '#17593f',
  edge: '#7c705a',
  rule: '#cdc1aa',
}
export const display = 'Besley, Georgia, "Times New Roman", serif'
export const sans = '"Instrument Sans", Arial, Helvetica, sans-serif'

/** The styles for dark mode and small screens. Mail programs that drop it show the light, wide mail. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background-color: #16130f !important }
  .panel { background-color: #1f1a14 !important }
  .ink { color: #f3ecdf !important; border-color: #f3ecdf !important }
  .muted { color: #b5aa98 !important }
  .broken { color: #ff7440 !important }
  .mended { color: #74c79c !important }
  .rule { border-color: #3d352a !important }
  .rule-ink { border-color: #f3ecdf !important }
  .link-holds { background-color: #74c79c !important; border-color: #74c79c !important }
  .link-next { border-color: #ff7440 !important }
  .link-open { border-color: #8d8271 !important }
  .bar { background-color: #f3ecdf !important }
  .bar-broken { background-color: #ff7440 !important }
  .button { background-color: #ff7440 !important; color: #1b0d05 !important }
}
@media (max-width: 620px) {
  .outer { padding: 0 !important }
  .pad { padding-left: 20px !important; padding-right: 20px !important }
  .score { font-size: 108px !important; line-height: 104px !important; letter-spacing: -6px !important }
  .score-of { font-size: 24px !important }
  .figure { font-size: 54px !important; line-height: 58px !important; letter-spacing: -2px !important }
  .button { padding-left: 12px !important; padding-right: 12px !important; font-size: 17px !important }
  .heading { font-size: 28px !important; line-height: 32px !important }
}`

export const smallText = { fontFamily: sans, fontSize: '15px', lineHeight: '22px' } as const
