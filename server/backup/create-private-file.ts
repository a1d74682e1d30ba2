import { type FileHandle, open, rm } from 'node:fs/promises'

/**
 * Creates a file for its owner alone, and never writes through a symbolic link: what is at `path`, a link or what a
 * killed process left, is removed first.
 */
export async function createPrivateFile(path: string): Promise<FileHandle> {
  await rm(path, { force: true })
  return open(path, 'wx', 0o600)
}
