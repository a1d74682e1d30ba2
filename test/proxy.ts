import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
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

const owners = (file: string) => readFileSync(join(import.meta.dirname, '../deploy', file), 'utf8')

type Ports = Site['sitePorts']

/**
 * Returns a file of `deploy/` with its listening address and its two processes replaced.
 * @throws Error when a text to replace is missing
 */
function withPorts(
  file: string,
  listen: readonly [string, string],
  sitePorts: Ports,
  list: (ports: Ports) => string,
): string {
  return [listen, [list([3000, 3001]), list(sitePorts)] as const].reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`no ${from} in deploy/${file}`)
    return text.replace(from, to)
  }, owners(file))
}

const haproxyServers = (ports: Ports) =>
  ports.map((port, index) => `server site-${3000 + index} 127.0.0.1:${port}`).join('\n  ')
const nginxServers = (ports: Ports) =>
  ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n  ')
const caddyAddresses = (ports: Ports) => ports.map((port) => `127.0.0.1:${port}`).join(' ')

/** For each known proxy, its settings from `deploy/` and the arguments that start it. */
const proxies = {
  haproxy: {
    settings: ({ port, sitePorts }: Site) =>
      withPorts('haproxy.cfg', ['bind :::80 v4v6', `bind 127.0.0.1:${port}`], sitePorts, haproxyServers),
    argumentsFor: (settings: string) => ['-db', '-q', '-f', settings],
  },
  nginx: {
    settings: ({ port, sitePorts, folder }: Site) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
${withPorts('nginx.conf', ['listen 80;\n  listen [::]:80;', `listen 127.0.0.1:${port};`], sitePorts, nginxServers)}
}
`,
    argumentsFor: (settings: string) => ['-g', 'daemon off;', '-c', settings],
  },
  caddy: {
    settings: ({ port, sitePorts }: Site) =>
      `{\n\tadmin off\n}\n${withPorts('Caddyfile', ['www.example.com {', `http://127.0.0.1:${port} {`], sitePorts, caddyAddresses)}`,
    argumentsFor: (settings: string) => ['run', '--adapter', 'caddyfile', '--config', settings],
  },
}

export type ProxyName = keyof typeof proxies
export const proxyNames = Object.keys(proxies) as ProxyName[]

/** Returns the path of the proxy's program, or undefined if the machine has none. */
export function findProxy(name: ProxyName): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Starts the machine's proxy with our settings in front of these ports. @throws Error when it does not start */
export async function startProxy(name: ProxyName, sitePorts: Site['sitePorts']): Promise<Proxy> {
  const command = findProxy(name)
  if (command === undefined) throw new Error(`This machine has no ${name}.`)
  const folder = temporaryFolder()
  const port = await freePort()
  const settings = join(folder, 'settings')
  writeFileSync(settings, proxies[name].settings({ port, sitePorts, folder }))
  const child = spawn(command, proxies[name].argumentsFor(settings), {
    stdio: ['ignore', 'ignore', name === 'caddy' ? 'ignore' : 'inherit'],
    // Caddy stores its configuration in these folders.
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
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
