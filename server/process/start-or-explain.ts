import { EnvError } from '#server/settings/env-error'

/** EX_CONFIG of sysexits.h: a restart without another setting cannot succeed, so the systemd unit prevents it. */
const wrongSettingExitCode = 78

/** Starts, or exits with a sentence for the owner; the stack only with LOG_LEVEL=debug. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    const { sentence, isSetting = false } = explain(error)
    process.stderr.write(`The site cannot start. ${sentence}\n`)
    if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error)
      process.stderr.write(`${error.stack}\n`)
    process.exit(isSetting ? wrongSettingExitCode : 1)
  }
}

function explain(error: unknown): { sentence: string; isSetting?: boolean } {
  if (!(error instanceof Error)) return { sentence: String(error) }
  if (error instanceof EnvError) return { sentence: error.message, isSetting: true }
  const code = 'code' in error ? String(error.code) : ''
  const port = 'port' in error ? String(error.port) : ''
  switch (code) {
    case 'EADDRINUSE':
      return { sentence: `Port ${port} is already in use. Stop what uses it, or set PORT to another one.` }
    case 'EACCES':
    case 'EROFS':
      return { sentence: `A file may not be used (${error.message}). Check DATA_DIR.` }
    // The database, or the network to it, may come up later than the site, so a restart may succeed.
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return {
        sentence: `The database of DATABASE_URL cannot be reached (${code}). Start it, or correct the address.`,
      }
    // Wrong user or password, not allowed by pg_hba.conf, no such database.
    case '28000':
    case '28P01':
    case '3D000':
      return { sentence: `The database of DATABASE_URL refuses the site: ${error.message}.`, isSetting: true }
    default:
      return { sentence: error.message }
  }
}
