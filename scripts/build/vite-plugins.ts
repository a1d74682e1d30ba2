import { reactRouter } from '@react-router/dev/vite'
import type { PluginOption } from 'vite'
import { layeredStyles } from './layered-styles.ts'
import { officeFiles } from './office-files.ts'
import { officeModules } from './office-modules.ts'
import { outputFiles } from './output-files.ts'
import { preloadPages } from './preload-pages.ts'

/** What bundles the pages: React Router, and around it what each is described by in its own file. */
export const vitePlugins: PluginOption[] = [
  outputFiles,
  layeredStyles,
  officeModules,
  officeFiles,
  reactRouter(),
  preloadPages,
]
