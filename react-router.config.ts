import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './content/index.ts'

export default {
  ssr: true,
  prerender: () => prerenderedPaths,
  // The whole route table is small; asking the server for parts of it would cost a request on every link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
