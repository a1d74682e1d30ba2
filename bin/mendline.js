#!/usr/bin/env node
// Plain JavaScript, and no more of it than an old Node reads: it has to say that the Node is too old.
import { existsSync } from 'node:fs'

const oldest = '22.18'
const commands = {
  start: 'main',
  admin: 'admin',
  check: 'check',
  backup: 'backup',
  restore: 'restore',
  'is-ready': 'is-ready',
}

/** @param {string} sentence */
function stopWith(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const isOlder = process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0
if (isOlder)
  stopWith(`Mendline needs Node ${oldest} or newer, and this is ${process.versions.node}: https://nodejs.org`)

const [name = 'start', ...rest] = process.argv.slice(2)
if (!Object.hasOwn(commands, name))
  stopWith(
    `Usage: mendline [${Object.keys(commands).join(' | ')}], with the settings in .env or the environment.`,
  )

if (existsSync('.env')) process.loadEnvFile('.env')
process.argv = [...process.argv.slice(0, 2), ...rest]
await import(`../build/program/${commands[name]}.js`)
