import '#app/ui/picture.css'
import type { ReactNode } from 'react'

type Service = 'warm-up' | 'reply' | 'hand-off' | 'funnel'

const drawings: Record<Service, ReactNode> = {
  'warm-up': (
    <>
      <path className="s" d="M2 66h132" />
      <path
        className="w"
        d="M4 60h4v3H4zM16 58h4v5h-4zM28 55h4v8h-4zM40 51h4v12h-4zM52 46h4v17h-4zM64 40h4v23h-4zM76 33h4v30h-4zM88 25h4v38h-4zM100 17h4v46h-4z"
      />
      <path className="g" d="M112 8h20v55h-20z" />
    </>
  ),
  reply: (
    <>
      <path className="s" d="M2 4h82v24H20l-10 9v-9H2z" />
      <path className="g" d="M52 42h82v20h-8v9l-10-9H52z" />
      <path className="s" d="M14 16h48" />
    </>
  ),
  'hand-off': (
    <>
      <path className="s" d="M2 10h30l8 10 9-14 8 12 9-9 8 14 10-13h50" />
      <path className="gs" d="M2 58h132" />
      <path className="g" d="M48 48h40v20H48z" />
      <circle className="hole" cx="57" cy="58" r="2.5" />
      <circle className="hole" cx="79" cy="58" r="2.5" />
    </>
  ),
  funnel: (
    <>
      <path className="s" d="M2 4h72L50 38v30l-24-12V38z" />
      <path className="s" d="M62 54h40" />
      <circle className="g" cx="118" cy="54" r="15" />
    </>
  ),
}

export function ServicePicture({ of }: { of: Service }) {
  return (
    <svg className="drawing pic" strokeWidth="3" viewBox="0 0 136 72" aria-hidden="true">
      {drawings[of]}
    </svg>
  )
}
