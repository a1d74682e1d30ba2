import { benchServing } from './serving.ts'

await benchServing()
process.exit(0)
