import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './content/index.ts'

export default {
  ssr: true,
  prerender: () => prerenderedPaths,
  // The whole route table is small; asking the server for parts of it would cost a request on every link.
  routeDiscovery: { mode: 'initial' },
  // A loader of two lines in a file of its own is a request more.
  splitRouteModules: false,
} satisfies Config
