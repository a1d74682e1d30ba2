import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')
const bin = join(root, 'node_modules/.bin')

/** Tools print colors wherever `CI` is set; in a file they are noise. */
const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

export interface FinishedCommand {
  readonly isFine: boolean
  readonly name: string
  readonly lastLines: string
}

/** Runs a tool of the project. Prints all of its output when it ends: commands that run together would mix theirs. */
export async function runCommand(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<FinishedCommand> {
  const name = [command, ...args].join(' ')
  console.log(`run  ${name}`)
  const startedAt = Date.now()
  const child = spawn(command === 'node' ? process.execPath : join(bin, command), args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...env },
  })
  const chunks: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  const status = await new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      child.once('close', () => resolve(code))
      // A process that a test left behind may hold the output open for ever.
      setTimeout(resolve, 2000, code)
    }),
  )
  const isFine = status === 0
  const output = Buffer.concat(chunks).toString()
  process.stdout.write(output && `${output.trimEnd()}\n`)
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - startedAt) / 1000)} s)\n`)
  return { isFine, name, lastLines: output.slice(-4000).split('\n').filter(Boolean).slice(-6).join('\n') }
}
