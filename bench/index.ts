import { benchAssistant } from './assistant.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchOffice } from './office.ts'
import { benchOfficePhone } from './office-phone.ts'
import { benchPages } from './pages.ts'
import { benchSearches } from './searches.ts'
import { benchServing } from './serving.ts'
import { benchWriting } from './writing.ts'

// npm run bench [-- serving | writing | assistant | lighthouse [/path …] | pages [/path …] | office [number …] | office-phone [/admin/…] | searches | holds [DATA_DIR]]
const [wanted, ...paths] = process.argv.slice(2)
if (wanted === undefined || wanted === 'serving') await benchServing()
if (wanted === undefined || wanted === 'writing') await benchWriting()
if (wanted === undefined || wanted === 'assistant') await benchAssistant()
if (wanted === undefined || wanted === 'lighthouse') await benchLighthouse(paths)
if (wanted === undefined || wanted === 'pages') await benchPages(paths)
// A million leads take minutes to generate, so only on request.
if (wanted === 'office') await benchOffice(paths)
if (wanted === 'office-phone') await benchOfficePhone(paths)
if (wanted === 'searches') await benchSearches()
if (wanted === 'holds') await (await import('./holds.ts')).benchHolds(paths[0])
process.exit()
