import { cpSync } from 'node:fs'
import { type ServerProcess, startServerProcess, temporaryFolder } from '#test/server-process'
import { templateVariable } from './build-site.ts'
import { usualEnv } from './usual-env.ts'

interface SiteOptions {
  env: Record<string, string>
  /** Fills the folder of the data before the site starts. */
  prepareData: ((dataDir: string) => Promise<void>) | undefined
}

export interface Sites {
  /**
   * Returns the site for a test: one for its file if that has its own settings or data, otherwise the worker's shared
   * one.
   */
  siteFor(file: string, options: SiteOptions): Promise<ServerProcess>
  stop(): Promise<void>
}

/** The sites of one worker, which runs one file at a time, so at most one file's own site runs. */
export function createSites(): Sites {
  let shared: { key: string; site: ServerProcess } | undefined
  const ending: Promise<unknown>[] = []
  let own: { key: string; site: ServerProcess } | undefined

  return {
    async siteFor(file, options) {
      const isShared = JSON.stringify(options.env) === JSON.stringify(usualEnv) && !options.prepareData
      const key = isShared ? '' : `${file} ${JSON.stringify(options.env)}`
      const running = isShared ? shared : own
      if (running?.key === key) return running.site
      const started = { key, site: await startSite(options) }
      if (isShared) shared = started
      else {
        if (own) ending.push(own.site.stop())
        own = started
      }
      return started.site
    },
    async stop() {
      await Promise.all([...ending, shared?.site.stop(), own?.site.stop()])
    },
  }
}

async function startSite({ env, prepareData }: SiteOptions): Promise<ServerProcess> {
  const dataDir = temporaryFolder()
  cpSync(process.env[templateVariable] ?? '', dataDir, { recursive: true })
  await prepareData?.(dataDir)
  return startServerProcess({ env, dataDir })
}
