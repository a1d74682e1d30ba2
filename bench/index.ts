import { benchLighthouse } from './lighthouse.ts'
import { benchServing } from './serving.ts'

// npm run bench [-- serving | lighthouse [/path …]]
const [wanted, ...paths] = process.argv.slice(2)
if (wanted === undefined || wanted === 'serving') await benchServing()
if (wanted === undefined || wanted === 'lighthouse') await benchLighthouse(paths)
process.exit(0)
