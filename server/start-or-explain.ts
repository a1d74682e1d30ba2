/** Starts, or ends the process with a sentence for the owner; the stack only with LOG_LEVEL=debug. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start()
  } catch (error) {
    process.stderr.write(`The site cannot start. ${explanation(error)}\n`)
    if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error)
      process.stderr.write(`${error.stack}\n`)
    process.exit(1)
  }
}

function explanation(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  const port = 'port' in error ? String(error.port) : ''
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop what uses it, or set PORT to another one.`
    case 'EACCES':
    case 'EROFS':
      return `A file or port may not be used (${error.message}). Check DATA_DIR and PORT.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return `The database of DATABASE_URL cannot be reached (${code}). Start it, or correct the address.`
    case '28P01':
    case '3D000':
      return `The database of DATABASE_URL does not let us in: ${error.message}.`
    default:
      return error.message
  }
}
