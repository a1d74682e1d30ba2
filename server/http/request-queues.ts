import type { IncomingMessage, ServerResponse } from 'node:http'

/** A kind of work: requests of one kind wait for each other and take turns with those of the others. */
export interface WorkKind {
  name: string
  /** How many are worked on at a time. */
  atOnce: number
}

interface Limits {
  /** Of one kind. More are refused at once. */
  mostWaiting: number
  /** Then a request is refused. */
  longestWaitMs: number
  /** For so long nothing is begun while new connections come in: they may be for pages in memory. */
  holdMs: number
  /** Then the network is looked at again. */
  burstMs: number
}

/** The pages wait for an answer for 15 seconds; many people, and other programs, leave after five. */
const defaultLimits: Limits = { mostWaiting: 500, longestWaitMs: 3_000, holdMs: 250, burstMs: 5 }

interface RequestQueuesOptions {
  kindOf(url: string): WorkKind
  /** Connections so far. */
  accepted(): number
  /** Answers a request that cannot have its turn. */
  refuse(request: IncomingMessage, response: ServerResponse, kind: WorkKind): void
  limits?: Partial<Limits>
}

interface Waiting {
  request: IncomingMessage
  response: ServerResponse
  begin(): Promise<void>
  /** The number of the look at the network that brought it. */
  look: number
  /** It has waited for as long as anybody may. */
  isLate: boolean
  timer: NodeJS.Timeout
}

interface Queue {
  kind: WorkKind
  waiting: Set<Waiting>
  underWay: number
}

/** Begins the work of a request when it is its turn; resolves once that is done, or was not needed. */
export type Enqueue = (request: IncomingMessage, response: ServerResponse, begin: () => Promise<void>) => void

/**
 * Lets requests that are not answered from memory wait for their turn, each kind in a queue of its own. One whose
 * client leaves is dropped: on an overloaded machine, work for those who have gone would leave none for those who are
 * still there. See docs/decisions/0059-overload.md.
 */
export function requestQueues({ kindOf, accepted, refuse, limits }: RequestQueuesOptions): Enqueue {
  const { mostWaiting, longestWaitMs, holdMs, burstMs } = { ...defaultLimits, ...limits }
  const queues = new Map<string, Queue>()
  /** In the order of their next turns. */
  let turns: Queue[] = []
  let look = 0
  let acceptedBefore = 0
  let begunAt = -Infinity
  let isPlanned = false

  function queueOf(kind: WorkKind): Queue {
    let queue = queues.get(kind.name)
    if (!queue) {
      queue = { kind, waiting: new Set(), underWay: 0 }
      queues.set(kind.name, queue)
      turns = [...turns, queue]
    }
    return queue
  }

  function begin(queue: Queue, one: Waiting): void {
    leave(queue, one)
    queue.underWay += 1
    begunAt = performance.now()
    void one.begin().finally(() => {
      queue.underWay -= 1
      plan()
    })
  }

  function leave({ waiting }: Queue, one: Waiting): void {
    waiting.delete(one)
    clearTimeout(one.timer)
  }

  /** The first whose client is still there, of those that another look at the network has followed. */
  function nextOf(queue: Queue): Waiting | undefined {
    if (queue.underWay >= queue.kind.atOnce) return undefined
    for (const one of queue.waiting) {
      if (one.look === look) return undefined
      if (!hasLeft(one.request)) return one
      leave(queue, one)
    }
    return undefined
  }

  function beginSome(): void {
    const until = performance.now() + burstMs
    for (let without = 0; without < turns.length && performance.now() < until;) {
      const [queue, ...others] = turns
      if (!queue) return
      turns = [...others, queue]
      const one = nextOf(queue)
      without = one ? 0 : without + 1
      if (one) begin(queue, one)
    }
  }

  /** Only after all that could begin has begun: a process that was stopped for a while has kept nobody waiting by itself. */
  function refuseLate(): void {
    for (const queue of turns)
      for (const one of queue.waiting) {
        if (!one.isLate) break
        leave(queue, one)
        if (!hasLeft(one.request)) refuse(one.request, one.response, queue.kind)
      }
  }

  function afterLook(): void {
    isPlanned = false
    const isCrowded = accepted() !== acceptedBefore && performance.now() - begunAt < holdMs
    acceptedBefore = accepted()
    if (!isCrowded) beginSome()
    refuseLate()
    look += 1
    const isAnyNext = turns.some(({ waiting, underWay, kind }) => waiting.size > 0 && underWay < kind.atOnce)
    if (isAnyNext) plan()
  }

  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(afterLook)
  }

  return (request, response, beginWork) => {
    const kind = kindOf(request.url ?? '')
    const queue = queueOf(kind)
    if (queue.waiting.size >= mostWaiting) return refuse(request, response, kind)
    const timer = setTimeout(() => {
      one.isLate = true
      plan()
    }, longestWaitMs)
    const one = { request, response, begin: beginWork, look, isLate: false, timer }
    queue.waiting.add(one)
    response.once('close', () => leave(queue, one))
    plan()
  }
}

/** Node ends a connection whose other side has ended it, a moment after it has read that. */
const hasLeft = ({ socket }: IncomingMessage) => socket.readableEnded || socket.destroyed
