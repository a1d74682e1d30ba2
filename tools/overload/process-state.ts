import { readFileSync } from 'node:fs'

/** Returns the resident memory of a process. */
export const memoryMb = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Returns how many connections to a server on 127.0.0.1 wait to be accepted. */
export function acceptQueue(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0')
  const listening = new RegExp(`0100007F:${port} 00000000:0000 0A [0-9A-F]+:([0-9A-F]+)`, 'g')
  return Array.from(readFileSync('/proc/net/tcp', 'utf8').matchAll(listening), ([, waiting = '']) =>
    Number.parseInt(waiting, 16),
  ).reduce((sum, waiting) => sum + waiting, 0)
}
