import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './content/index.ts'

export default {
  ssr: true,
  prerender: () => prerenderedPaths,
} satisfies Config
