import { serviceDefinitions } from './index.ts'

const begin =
  '# Services. From here to the next line of dashes npm run write-env-example writes, from server/services/*/service.ts. ----'
const end = '# ----'

/** Returns `.env.example` with the section about the settings of services replaced. */
export function withServiceSettings(example: string): string {
  const [before = '', rest = ''] = example.split(begin)
  const after = rest.slice(rest.indexOf(`\n${end}\n`) + 1)
  return `${before}${begin}\n\n${sections().join('\n')}\n${after}`
}

function sections(): string[] {
  return serviceDefinitions.flatMap(({ help, settings, environment }) => {
    const names = Object.keys({ ...settings, ...environment })
    if (names.length === 0) return []
    const comment = help.split('\n').map((line) => `# ${line}\n`)
    return `${comment.join('')}${names.map((name) => `${name}=\n`).join('')}`
  })
}
