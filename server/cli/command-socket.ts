import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative } from 'node:path'
import { json } from 'node:stream/consumers'
import { messageOf } from '#domain/message-of'
import { runNamedCommand, CommandFault, type CommandPlace } from './commands.ts'

/** The longest path of a Unix socket in bytes, on the system with the lowest limit. */
const longestPath = 103

/** The socket of the site that runs on a folder: the shorter of two paths. */
export function commandSocketPath(dataDir: string): string {
  const path = join(dataDir, 'commands.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

/** This process must hold the lock of `dataDir`; an existing socket is then left over from a dead process. */
type CommandSocketOptions = CommandPlace

/**
 * Accepts commands from this machine's terminals, because the embedded database is open in one process only. Anyone
 * who may use the folder may send them, as they could open the database itself.
 * @returns a function that stops it
 * @throws Error where there are no sockets, or the folder's path is too long for one
 */
export async function listenForCommands(place: CommandSocketOptions): Promise<() => Promise<void>> {
  const path = commandSocketPath(place.dataDir)
  if (Buffer.byteLength(path) > longestPath) throw new Error(`its path is too long for a socket: ${path}`)
  rmSync(path, { force: true })
  const server = createServer((request, response) => {
    json(request)
      .then((input) => runNamedCommand(place, (request.url ?? '').slice(1), input))
      .then(
        (said) => response.end(said),
        (error: unknown) => {
          response.statusCode = error instanceof CommandFault ? 422 : 500
          response.end(messageOf(error))
        },
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, resolve)
  })
  chmodSync(path, 0o600)
  return async () => {
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeIdleConnections()
    })
  }
}
