import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import tls from 'node:tls'
import { publicAddress } from '#server/services/web/stand-in'

/**
 * For a server process of the tests, by `node --import`: every name it asks for has a public address, and its
 * TLS connections end, unencrypted, at the stand-in on OUTSIDE_PORT. It replaces what Node itself gives, so that
 * the site needs no setting which could do this in production.
 */
const port = Number(process.env['OUTSIDE_PORT'])

Object.assign(dns.promises, { lookup: async () => [{ address: publicAddress, family: 4 }] })
Object.assign(tls, { connect: () => net.connect(port, '127.0.0.1') })
syncBuiltinESMExports()
