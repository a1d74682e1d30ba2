import { spawnSync } from 'node:child_process'

/**
 * A command that runs another one isolated like a container, with process ids of its own. Not every machine allows
 * it.
 */
export const isolated = ['unshare', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child']

export const canIsolate = spawnSync('unshare', [...isolated.slice(1), 'true']).status === 0
