import { Duplex } from 'node:stream'

/** Executes messages of PostgreSQL's wire protocol and returns the responses. */
export type ExecProtocol = (messages: Uint8Array) => Promise<Uint8Array>

const terminate = 'X'.charCodeAt(0)

/**
 * The socket over which the driver talks to an embedded database. Writes during a running batch form the next batch.
 */
export class EmbeddedStream extends Duplex {
  readonly #exec: ExecProtocol

  constructor(exec: ExecProtocol) {
    super()
    this.#exec = exec
  }

  /** There is nothing to connect to, but the driver waits for the event. */
  connect(): this {
    process.nextTick(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(messages: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    if (messages[0] === terminate) return done()
    this.#exec(messages).then((answers) => {
      this.push(answers)
      done()
    }, done)
  }

  override _writev(batch: { chunk: Buffer }[], done: (error?: Error) => void): void {
    const messages = batch.map(({ chunk }) => chunk).filter((chunk) => chunk[0] !== terminate)
    this._write(Buffer.concat(messages), 'binary', done)
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
