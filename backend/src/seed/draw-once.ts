import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"

/**
 * The files that `draw` gives, in their order. They are drawn once: from then on they are read from the folder that
 * HAAT_DEMO_PICTURES names, which is another one when the drawings change.
 */
export async function drawOnce(name: string, draw: () => Promise<Buffer[]>): Promise<Buffer[]> {
  const cache = process.env.HAAT_DEMO_PICTURES
  if (!cache) return draw()
  const folder = path.join(cache, name)
  if (existsSync(folder)) return readFiles(folder)
  const files = await draw()
  const half = `${folder}-${process.pid}`
  await mkdir(half, { recursive: true })
  for (const [at, content] of files.entries()) await writeFile(path.join(half, `${at}.webp`), content)
  // another process may have drawn the same meanwhile
  await rename(half, folder).catch(() => rm(half, { recursive: true, force: true }))
  return files
}

async function readFiles(folder: string) {
  const names = (await readdir(folder)).sort()
  return Promise.all(names.map((name) => readFile(path.join(folder, name))))
}
