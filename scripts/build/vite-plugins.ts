import { reactRouter } from '@react-router/dev/vite'
import type { PluginOption } from 'vite'
import { layeredStyles } from './layered-styles.ts'
import { officeFiles } from './office-files.ts'
import { officeModules } from './office-modules.ts'
import { outputFiles } from './output-files.ts'
import { preloadPages } from './preload-pages.ts'

/** The plugins that bundle the pages: React Router, and our own, each described in its file. */
export const vitePlugins: PluginOption[] = [
  outputFiles,
  layeredStyles,
  officeModules,
  officeFiles,
  reactRouter(),
  preloadPages,
]
