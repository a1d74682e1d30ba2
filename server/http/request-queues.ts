import type { IncomingMessage, ServerResponse } from 'node:http'

/** A kind of work: its requests wait for each other, and for none of another kind. */
export interface WorkKind {
  name: string
  /** How many are worked on at a time, not counting those whose body is still on its way. */
  atOnce: number
  /** Its POST requests store what somebody sent, so that they are carried out even after their client has left. */
  storesPosts?: boolean
}

interface Limits {
  /** The maximum waiting per kind. More are refused at once. */
  maxWaiting: number
  /** After this time a request is refused. */
  longestWaitMs: number
}

/** Pages wait for a response for 15 seconds; many people, and other programs, leave after five. */
const defaultLimits: Limits = { maxWaiting: 500, longestWaitMs: 3_000 }

interface RequestQueuesOptions {
  kindOf(url: string): WorkKind
  /** Responds to a request that could not run. */
  refuse(request: IncomingMessage, response: ServerResponse, kind: WorkKind): void
  /** Reports a complete submission that is not carried out, because its client and too many others have left. */
  onLost(kind: WorkKind): void
  limits?: Partial<Limits>
}

interface Waiting {
  kind: WorkKind
  request: IncomingMessage
  response: ServerResponse
  begin(): Promise<void>
  /** It has waited as long as allowed. */
  isLate: boolean
  timer: NodeJS.Timeout
}

interface Queue {
  kind: WorkKind
  waiting: Set<Waiting>
  underWay: number
}

interface RequestQueues {
  /** Runs the work of a request when it is its turn. */
  enqueue(request: IncomingMessage, response: ServerResponse, begin: () => Promise<void>): void
  /** Resolves once every complete submission has been processed. */
  allStored(): Promise<void>
  /** Submissions carried out so far. */
  stored(): number
}

/** Submissions whose clients have left share one queue, so that they do not delay clients that wait for a response. */
const abandoned: WorkKind = { name: 'abandoned', atOnce: 10 }

/**
 * Queues requests that are not answered from memory, by kind. A request whose client leaves is dropped: under
 * overload, work for those who have gone would leave none for the others. Only a complete submission is still stored:
 * people press "Send" and close the page. See docs/decisions/0026-overload-drops-requests-shutdown-finishes-them.md.
 */
export function requestQueues({ kindOf, refuse, onLost, limits }: RequestQueuesOptions): RequestQueues {
  const { maxWaiting, longestWaitMs } = { ...defaultLimits, ...limits }
  const abandonedQueue: Queue = { kind: abandoned, waiting: new Set(), underWay: 0 }
  const queues = new Map<string, Queue>([[abandoned.name, abandonedQueue]])
  /** Submissions that have started and are not done. */
  let storing = 0
  let stored = 0
  let toldWhenStored: (() => void)[] = []
  let isPlanned = false

  function queueOf(kind: WorkKind): Queue {
    let queue = queues.get(kind.name)
    if (!queue) {
      queue = { kind, waiting: new Set(), underWay: 0 }
      queues.set(kind.name, queue)
    }
    return queue
  }

  function begin(queue: Queue, one: Waiting): void {
    leave(queue, one)
    let takesPlace = false
    const takePlace = () => {
      takesPlace = true
      queue.underWay += 1
    }
    // A request takes a slot only once its body is complete, so that a slow sender blocks nobody.
    if (one.request.complete) takePlace()
    else one.request.once('end', takePlace)
    const isStored = isSubmission(one)
    if (isStored) storing += 1
    void one.begin().finally(() => {
      one.request.off('end', takePlace)
      if (takesPlace) queue.underWay -= 1
      if (isStored) {
        storing -= 1
        stored += 1
      }
      announceStored()
      plan()
    })
  }

  /** Moves a submission whose client has left to the others of its kind, and drops any other request. */
  function abandon(queue: Queue, one: Waiting): void {
    if (queue === abandonedQueue || !queue.waiting.has(one)) return
    leave(queue, one)
    if (!isSubmission(one) || !one.request.complete) return announceStored()
    if (abandonedQueue.waiting.size >= maxWaiting) onLost(queue.kind)
    else abandonedQueue.waiting.add(one)
    plan()
  }

  const isSubmission = ({ request, kind }: Waiting) => request.method === 'POST' && kind.storesPosts === true

  function areAllStored(): boolean {
    return storing === 0 && !queues.values().some(({ waiting }) => [...waiting].some(isSubmission))
  }

  function announceStored(): void {
    if (toldWhenStored.length === 0 || !areAllStored()) return
    for (const resolve of toldWhenStored) resolve()
    toldWhenStored = []
  }

  function leave({ waiting }: Queue, one: Waiting): void {
    waiting.delete(one)
    clearTimeout(one.timer)
  }

  function beginSome(queue: Queue): void {
    for (const one of queue.waiting) {
      if (queue.underWay >= queue.kind.atOnce) return
      if (queue !== abandonedQueue && hasLeft(one.request)) abandon(queue, one)
      else begin(queue, one)
    }
  }

  /**
   * Refuses requests that have waited too long. Called after everything that could start has started, because after a
   * suspension of this process requests look late although nothing kept them waiting.
   */
  function refuseLate(queue: Queue): void {
    for (const one of queue.waiting) {
      if (!one.isLate) return
      if (hasLeft(one.request)) abandon(queue, one)
      else {
        leave(queue, one)
        refuse(one.request, one.response, queue.kind)
        announceStored()
      }
    }
  }

  function run(): void {
    isPlanned = false
    for (const queue of queues.values()) {
      beginSome(queue)
      refuseLate(queue)
    }
  }

  /** Starts queued requests after another poll of the network, which shows which clients have left. */
  function plan(): void {
    if (isPlanned) return
    isPlanned = true
    setImmediate(() => setImmediate(run))
  }

  return {
    enqueue(request, response, beginWork) {
      const kind = kindOf(request.url ?? '')
      const queue = queueOf(kind)
      // Node forgets the address of a client that has left, unless it was read before.
      void request.socket.remoteAddress
      if (queue.waiting.size >= maxWaiting) return refuse(request, response, kind)
      const timer = setTimeout(() => {
        one.isLate = true
        plan()
      }, longestWaitMs)
      const one = { kind, request, response, begin: beginWork, isLate: false, timer }
      queue.waiting.add(one)
      response.once('close', () => abandon(queue, one))
      plan()
    },
    async allStored() {
      if (!areAllStored()) await new Promise<void>((resolve) => toldWhenStored.push(resolve))
    },
    stored: () => stored,
  }
}

/** Node closes a connection whose other side has closed it, a moment after reading that. */
const hasLeft = ({ socket }: IncomingMessage) => socket.readableEnded || socket.destroyed
