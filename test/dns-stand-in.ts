import { createSocket } from 'node:dgram'
import { once } from 'node:events'

interface DnsStandIn {
  /** For DNS_SERVERS. */
  address: string
  /** The TXT records by name; any other name gets NXDOMAIN. */
  records: Map<string, readonly string[]>
  /** Responds with SERVFAIL from now on, as a broken name server does. */
  fail(): void
  stop(): Promise<void>
}

const notFound = 3
const serverFailure = 2

/** A name server on loopback that knows TXT records only (RFC 1035). */
export async function startDnsStandIn(): Promise<DnsStandIn> {
  const records = new Map<string, readonly string[]>()
  let fails = false
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionOf(query)
    const texts = records.get(name.toLowerCase()) ?? []
    const code = fails ? serverFailure : texts.length > 0 ? 0 : notFound
    const header = Buffer.from(query.subarray(0, 12))
    header.writeUInt16BE(0x81_80 | code, 2)
    header.writeUInt16BE(fails ? 0 : texts.length, 6)
    header.fill(0, 8)
    const answers = fails ? [] : texts.map(textAnswer)
    socket.send(Buffer.concat([header, query.subarray(12, end), ...answers]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    fail: () => void (fails = true),
    async stop() {
      socket.close()
      await once(socket, 'close')
    },
  }
}

function questionOf(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  // The empty label, the type and the class.
  return { name: labels.join('.'), end: at + 5 }
}

/** Encodes a TXT record. Its name points to the question's; a text longer than 255 bytes is split. */
function textAnswer(text: string): Buffer {
  const parts = text.match(/.{1,255}/gs) ?? ['']
  const data = Buffer.concat(
    parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
  )
  const head = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
