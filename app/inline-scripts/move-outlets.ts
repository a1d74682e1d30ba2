const stepMs = 3000
const glideMs = 120
const inertiaMs = 250
const moving = 'outlets__view--moves'
const signs = { pause: 'M1 0h4v16H1zM9 0h4v16H9z', play: 'M1 0v16l13-8z' }

/**
 * Moves a row of outlets by one every three seconds, in a circle; a mouse can drag it and a finger scrolls it. The
 * list is in the row twice. With reduced motion only the user moves it.
 */
export function moveOutlets(view: HTMLElement): void {
  if (view.classList.contains(moving)) return
  view.classList.add(moving)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const hovers = matchMedia('(hover: hover)')
  let isPaused = false
  let isDragged = false
  /** The row's exact scroll position in pixels, which `scrollLeft` rounds; `goal` is where it is moving to. */
  let place = 0
  let goal: number | undefined
  let lastFrame = 0
  let timer: ReturnType<typeof setTimeout>

  const names = Array.from(view.querySelectorAll('li'))
  const leftOf = (at: number) => names[at]?.getBoundingClientRect().left ?? 0
  /** The width of one copy of the list: scrolling by it looks the same. */
  const turn = () => leftOf(names.length / 2) - leftOf(0)

  function moveTo(to: number) {
    place = to
    view.scrollLeft = to
  }

  /** Moves the row by one copy if needed, so that there is room to scroll on both sides. */
  function recenter() {
    const [width, left] = [turn(), goal === undefined ? view.scrollLeft : place]
    const shift = left < width / 2 ? width : left >= width * 1.5 ? -width : 0
    if (goal !== undefined) goal += shift
    moveTo(left + shift)
  }

  function glideTo(to: number) {
    const isGliding = goal !== undefined
    goal = to
    lastFrame = performance.now()
    if (still.matches) land()
    else if (!isGliding) requestAnimationFrame(glide)
  }

  function glide(now: number) {
    if (goal === undefined) return
    const left = goal - place
    if (Math.abs(left) < 0.5) return land()
    moveTo(place + left * (1 - Math.exp(-Math.max(now - lastFrame, 0) / glideMs)))
    lastFrame = now
    requestAnimationFrame(glide)
  }

  function land() {
    if (goal !== undefined) moveTo(goal)
    goal = undefined
  }

  /** Scrolls by a whole outlet, counted from the leftmost one. */
  function step(by: 1 | -1) {
    recenter()
    const width = leftOf(1) - leftOf(0)
    glideTo((Math.round((goal ?? place) / width) + by) * width)
  }

  function play() {
    clearTimeout(timer)
    if (!view.isConnected) return
    timer = setTimeout(() => {
      const isLookedAt = view.matches(':focus') || (hovers.matches && view.matches(':hover'))
      if (!isPaused && !isDragged && !isLookedAt && !still.matches) step(1)
      play()
    }, stepMs)
  }

  view.addEventListener('pointerdown', (down) => {
    play()
    goal = undefined
    recenter()
    if (down.pointerType !== 'mouse' || down.button !== 0) return
    isDragged = true
    view.setPointerCapture(down.pointerId)
    let [lastX, lastAt, speed] = [down.clientX, down.timeStamp, 0]
    const ended = new AbortController()
    const drag = ({ clientX, timeStamp }: PointerEvent) => {
      speed = (lastX - clientX) / Math.max(timeStamp - lastAt, 1)
      moveTo(place + lastX - clientX)
      ;[lastX, lastAt] = [clientX, timeStamp]
    }
    const drop = ({ timeStamp }: PointerEvent) => {
      ended.abort()
      isDragged = false
      if (timeStamp - lastAt < 100 && !still.matches) glideTo(place + speed * inertiaMs)
    }
    view.addEventListener('pointermove', drag, ended)
    view.addEventListener('pointerup', drop, ended)
    view.addEventListener('pointercancel', drop, ended)
  })
  view.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    step(event.key === 'ArrowRight' ? 1 : -1)
  })
  view.addEventListener('scroll', () => {
    // A touch scroll has reached an end of the row.
    const isAtEnd = view.scrollLeft <= 0 || view.scrollLeft >= view.scrollWidth - view.clientWidth - 1
    if (goal === undefined && isAtEnd) recenter()
  })

  const button = view.parentElement?.querySelector('button')
  if (button) {
    const show = () => (button.hidden = still.matches)
    show()
    still.addEventListener('change', show)
    button.addEventListener('click', () => {
      isPaused = !isPaused
      button.setAttribute('aria-label', isPaused ? 'Let the outlets move' : 'Pause the outlets')
      button.querySelector('path')?.setAttribute('d', isPaused ? signs.play : signs.pause)
    })
  }
  recenter()
  play()
}
