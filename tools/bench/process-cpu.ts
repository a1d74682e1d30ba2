import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK']).toString())

/** CPU time, user and system, of a process and its children so far, in microseconds. Linux only. */
export function cpuMicroseconds(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, each) => sum + ownMicroseconds(each), 0)
}

function ownMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // User and system, and those of its children that have ended.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return (ticks / ticksPerSecond) * 1e6
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
}
