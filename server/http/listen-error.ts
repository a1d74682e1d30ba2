import { EnvError } from '../settings/env-error.ts'

/** Names the setting that keeps the server from listening; other errors are returned unchanged. */
export function explainListenError(error: Error, { host, port }: { host: string; port: number }): Error {
  const code = 'code' in error && String(error.code)
  switch (code) {
    case 'EACCES':
      return new EnvError([`PORT ${port} may not be used by this user: choose one above 1023 (EACCES)`])
    case 'EADDRNOTAVAIL':
      return new EnvError([`HOST ${host} is not an address of this machine (EADDRNOTAVAIL)`])
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new EnvError([`HOST ${host} is not a name of this machine (${code})`])
    default:
      return error
  }
}
