import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withServiceSettings } from '#server/services/env-example'

const file = join(import.meta.dirname, '../.env.example')
writeFileSync(file, withServiceSettings(readFileSync(file, 'utf8')))
