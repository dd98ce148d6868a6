import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, watch } from "node:fs"
import path from "node:path"
import { serverProjects } from "./build.mjs"
import { requireNoClashes } from "./plugin-clashes.mjs"
import { removeOrphans } from "./remove-orphans.mjs"
import { ROOT } from "./root.mjs"
import { listSources, transpile } from "./transpile.mjs"

/** An editor writes a file in several steps. */
const PAUSE_MS = 100

/** Files that decide which tables and views exist. */
const SCHEMA = /\/(migrations|migration-scripts|links|schema)\/|^backend\/medusa-config\.ts$/

/**
 * Builds what changes in the plugins and the backend from now on, new plugins among it.
 * @param changed called after each build with the changed files; the next build waits for it
 */
export function watchServer(changed) {
  const known = new Map()
  for (const project of serverProjects()) findChanges(project, known)
  let work = Promise.resolve()
  let pause
  const look = () => {
    clearTimeout(pause)
    pause = setTimeout(() => {
      work = work.then(() => buildChanges(known, changed)).catch((error) => console.error(error.message))
    }, PAUSE_MS)
  }
  for (const folder of ["packages", "plugins", "backend"]) watch(path.join(ROOT, folder), { recursive: true }, look)
}

async function buildChanges(known, changed) {
  const before = new Map(known)
  const changes = serverProjects().map((project) => ({ project, ...findChanges(project, known) }))
  const touched = changes.filter(({ written, removed }) => written.length || removed.length)
  if (!touched.length) return
  try {
    requireNoClashes()
  } catch (error) {
    // built with the change that ends the clash
    known.clear()
    for (const [project, files] of before) known.set(project, files)
    throw error
  }
  for (const { project, written, removed } of touched) {
    linkPlugin(project)
    if (removed.length) removeOrphans(project)
    await transpile(project, written)
  }
  const files = touched.flatMap(({ project, written, removed }) =>
    [...written, ...removed].map((file) => `${project}/${file}`),
  )
  await changed({ files, isSchemaChanged: files.some((file) => SCHEMA.test(file)) })
}

/** The files of a project that were written or removed since `known`, which is brought up to date. */
function findChanges(project, known) {
  const before = known.get(project) ?? new Map()
  const now = new Map(listSources(project).map((file) => [file, writtenAt(path.join(ROOT, project, file))]))
  known.set(project, now)
  return {
    written: [...now.keys()].filter((file) => now.get(file) !== before.get(file)),
    removed: [...before.keys()].filter((file) => !now.has(file)),
  }
}

const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** Makes a new plugin a package that the backend finds, as `npm install` will. */
function linkPlugin(project) {
  const { name } = JSON.parse(readFileSync(path.join(ROOT, project, "package.json"), "utf8"))
  const link = path.join(ROOT, "node_modules", name)
  if (existsSync(link)) return
  mkdirSync(path.dirname(link), { recursive: true })
  symlinkSync(path.relative(path.dirname(link), path.join(ROOT, project)), link)
  console.log(`${project} is a new plugin: run npm install when it is whole, so that package-lock.json knows it.`)
}
