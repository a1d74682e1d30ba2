import { spawn } from 'node:child_process'
import { cpSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { startServerProcess, temporaryFolder } from '#test/server-process'
import { findProgram } from './find-program.ts'
import { cpuMicroseconds } from './process-cpu.ts'

const connections = 64
const requestsPerRound = 12_000
const rounds = 4

/**
 * Compares the home page's CPU time per request with nginx serving the same file, both precompressed, alternating in
 * the same run. Prints the table; the ratio counts.
 */
export async function benchServing(): Promise<void> {
  const program = findProgram('nginx', 'nginx-light')
  if (!program) return console.log('NOT RUN: serving (no nginx on this machine)')
  const site = await startServerProcess({ env: { LOG_LEVEL: 'info' } })
  const nginx = await startNginx(program, await (await fetch(site.url)).text())
  const results = { nginx: [] as number[], site: [] as number[] }
  await load(site.url, 2_000)
  await load(nginx.url, 2_000)
  for (let round = 0; round < rounds; round++) {
    results.nginx.push(await cpuPerRequest(nginx.url, nginx.pid))
    results.site.push(await cpuPerRequest(site.url, site.pid))
  }
  nginx.stop()
  await site.stop()
  const best = { nginx: Math.min(...results.nginx), site: Math.min(...results.site) }
  console.log(
    `CPU per request of the home page, ${connections} connections, best of ${rounds} rounds of ${requestsPerRound}:`,
  )
  console.log(
    `  nginx ${best.nginx.toFixed(0)} µs   site ${best.site.toFixed(0)} µs   ratio ${(best.site / best.nginx).toFixed(2)} (aim: at most 3)`,
  )
}

async function cpuPerRequest(url: string, pid: number): Promise<number> {
  const before = cpuMicroseconds(pid)
  await load(url, requestsPerRound)
  return (cpuMicroseconds(pid) - before) / requestsPerRound
}

/** Requests the home page `count` times over persistent connections, accepting brotli. */
async function load(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  let left = count
  const client = async () => {
    while (left-- > 0) await fetchOnce(url, agent)
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
}

function fetchOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`status ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    }).once('error', reject)
  })
}

async function startNginx(program: string, html: string) {
  const folder = temporaryFolder()
  const port = await freePort()
  cpSync(join(import.meta.dirname, '../../build/client'), join(folder, 'html'), { recursive: true })
  const page = join(folder, 'html/index.html')
  writeFileSync(page, html)
  writeFileSync(`${page}.gz`, gzipSync(html, { level: 9 }))
  // As root, nginx would hand its worker to a user who may not read our folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${user} worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 512; }
     http {
       access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
       open_file_cache max=100; gzip_static on; ${temporary}
       server { listen 127.0.0.1:${port}; root ${folder}/html; index index.html; }
     }`,
  )
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await wait(500)
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}
