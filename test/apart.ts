import { spawnSync } from 'node:child_process'

/**
 * A command that runs another as a container does: with process ids of its own, in which those outside do not exist.
 * Not every machine allows it.
 */
export const apart = ['unshare', '--map-root-user', '--pid', '--fork', '--mount-proc', '--kill-child']

export const canBeApart = spawnSync('unshare', [...apart.slice(1), 'true']).status === 0
