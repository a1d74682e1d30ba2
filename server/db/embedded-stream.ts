import { Duplex } from 'node:stream'

/** Carries out messages of PostgreSQL's wire protocol and returns the answers to them. */
export type ExecProtocol = (messages: Uint8Array) => Promise<Uint8Array>

const terminate = 'X'.charCodeAt(0)

/**
 * The socket over which the driver speaks to an embedded database. What is written while a batch of messages is under
 * way is the next batch.
 */
export class EmbeddedStream extends Duplex {
  readonly #exec: ExecProtocol

  constructor(exec: ExecProtocol) {
    super()
    this.#exec = exec
  }

  /** There is nothing to connect to: the driver waits for being told that it is. */
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
