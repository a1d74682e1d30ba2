import { type FileHandle, open, rm } from 'node:fs/promises'

/**
 * Creates a file readable by its owner only, and never writes through a symbolic link: an existing link or leftover
 * at `path` is removed first.
 */
export async function createPrivateFile(path: string): Promise<FileHandle> {
  await rm(path, { force: true })
  return open(path, 'wx', 0o600)
}
