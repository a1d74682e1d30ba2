import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.ts'
import { temporaryFolder } from './server-process.ts'

export interface Proxy {
  url: string
  stop(): Promise<void>
}

interface Site {
  /** Where the proxy is to listen. */
  port: number
  sitePorts: readonly number[]
  folder: string
}

/** For each proxy we know, its settings as an owner would have them, and how it is started. */
const proxies = {
  haproxy: {
    settings: ({ port, sitePorts }: Site) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend site
  bind 127.0.0.1:${port}
  default_backend sites
backend sites
  option httpchk GET /readyz
  default-server check inter 1s fall 1 rise 1
${sitePorts.map((each) => `  server site-${each} 127.0.0.1:${each}`).join('\n')}
`,
    argumentsFor: (settings: string) => ['-db', '-q', '-f', settings],
  },
  // It asks for nobody's health: it tries the next one when a connection is refused.
  nginx: {
    settings: ({ port, sitePorts, folder }: Site) => `
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  upstream sites {
    ${sitePorts.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join(' ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://sites;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
    }
  }
}
`,
    argumentsFor: (settings: string) => ['-g', 'daemon off;', '-c', settings],
  },
}

export type ProxyName = keyof typeof proxies
export const proxyNames = Object.keys(proxies) as ProxyName[]

/** Where the machine has it; undefined when it has not. */
export function findProxy(name: ProxyName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** The machine's own HAProxy or nginx in front of sites on these ports. @throws Error when it does not start */
export async function startProxy(name: ProxyName, sitePorts: readonly number[]): Promise<Proxy> {
  const command = findProxy(name)
  if (command === undefined) throw new Error(`This machine has no ${name}.`)
  const folder = temporaryFolder()
  const port = await freePort()
  const settings = join(folder, 'settings')
  writeFileSync(settings, proxies[name].settings({ port, sitePorts, folder }))
  const child = spawn(command, proxies[name].argumentsFor(settings), {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(child, 'exit')
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${name} does not start.`)
    await wait(50)
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM')
      await ended
      process.off('exit', kill)
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
