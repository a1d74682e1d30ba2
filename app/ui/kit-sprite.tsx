/** The line's parts, once per page; `<Icon name>` and the parts in line.tsx refer to them by id. */
export function KitSprite() {
  return (
    <svg className="kit" width="0" height="0" aria-hidden="true" focusable="false">
      {/* A link that snapped. The bar is 8 units thick on y = 24. */}
      <symbol id="k-break" viewBox="0 0 96 48">
        <polygon points="0,20 38,20 33,23 41,25 35,28 0,28" transform="rotate(7 0 24)" />
        <polygon points="96,20 58,20 62,22.5 55,25 60,28 96,28" transform="rotate(-13 96 24)" />
        <path className="k-ticks" d="M48 3v9M36 7l4 7M60 7l-4 7" />
      </symbol>
      {/* The same link with a plate bolted over the break. */}
      <symbol id="k-repair" viewBox="0 0 96 48">
        <rect className="k-bar" y="20" width="96" height="8" />
        <rect className="k-plate" x="14" y="11" width="68" height="26" rx="3" />
        <path className="k-seam" d="M48 11v26" />
        <circle className="k-bolt" cx="28" cy="24" r="4.5" />
        <circle className="k-bolt" cx="68" cy="24" r="4.5" />
      </symbol>
      <symbol id="k-node" viewBox="0 0 32 32">
        <circle className="k-ring" cx="16" cy="16" r="12.5" />
      </symbol>
      <symbol id="k-ok" viewBox="0 0 32 32">
        <circle className="k-plate" cx="16" cy="16" r="15" />
        <path className="k-tick" d="m9 16.5 5 5 9-10.5" />
      </symbol>
      <symbol id="k-fault" viewBox="0 0 32 32">
        <circle className="k-fault" cx="16" cy="16" r="12.5" />
        <path className="k-cross" d="m11 11 10 10M21 11 11 21" />
      </symbol>
      <symbol id="k-noise" viewBox="0 0 64 24">
        <path className="k-stroke" d="M1 12h5l3-9 4 18 4-20 4 21 4-16 4 11 3-5h31" />
      </symbol>
      <symbol id="k-mark" viewBox="0 0 44 24">
        <path className="k-stroke-bar" d="M0 12h44" />
        <rect className="k-plate" x="9" y="4" width="26" height="16" rx="2" />
        <circle className="k-bolt" cx="16.5" cy="12" r="2.6" />
        <circle className="k-bolt" cx="27.5" cy="12" r="2.6" />
      </symbol>
      <symbol id="k-out" viewBox="0 0 16 16">
        <path className="k-stroke" d="M5 3h8v8M13 3 3 13" />
      </symbol>
      <symbol id="k-go" viewBox="0 0 24 16">
        <path className="k-stroke" d="M0 8h22M15 1l7 7-7 7" />
      </symbol>
      <symbol id="k-close" viewBox="0 0 16 16">
        <path className="k-stroke" d="m3 3 10 10M13 3 3 13" />
      </symbol>
    </svg>
  )
}
