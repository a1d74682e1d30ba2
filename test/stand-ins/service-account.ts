import { generateKeyPairSync, randomUUID } from 'node:crypto'

interface ThrowAwayServiceAccount {
  /** What GOOGLE_SERVICE_ACCOUNT_JSON takes. */
  json: string
  clientEmail: string
  /** PEM, to verify what the account signs. */
  publicKey: string
}

/** A service account with a fresh RSA key that opens nothing. */
export function createServiceAccount(): ThrowAwayServiceAccount {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const clientEmail = 'sheet-writer@throw-away.example'
  return {
    clientEmail,
    publicKey,
    json: JSON.stringify({
      type: 'service_account',
      project_id: 'throw-away',
      private_key_id: randomUUID(),
      private_key: privateKey,
      client_email: clientEmail,
    }),
  }
}
