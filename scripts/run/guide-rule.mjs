import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

const GUIDE = "docs/extend"
const BLOCK = /^```(?:tsx?|jsonc?)\n([\s\S]*?)^```$/gm
const FILE = /^\/\/ (\S+\.(?:tsx?|json))\n/

const isFile = (file) => existsSync(path.join(ROOT, file))
const readFile = (file) => readFileSync(path.join(ROOT, file), "utf8")
const stripIndentation = (text) => text.trim().replace(/^[ \t]+/gm, "")

/**
 * Finds code blocks of a page that are not taken from a file: each begins with a comment that names its file, and has
 * lines of it as they are, but for the indentation.
 * @param {string} page path @param {string} text
 * @param {(file: string) => string | undefined} read
 * @returns {string[]} sentences
 */
export const findForeignBlocks = (page, text, read = (file) => (isFile(file) ? readFile(file) : undefined)) =>
  [...text.matchAll(BLOCK)].flatMap(({ 1: block, index }) => {
    const place = `${page}:${text.slice(0, index).split("\n").length}`
    const [comment, file] = FILE.exec(block) ?? []
    if (!file)
      return `${place} has code without its file: begin it with a comment such as // examples/wishlist/src/settings.ts.`
    const source = read(file)
    if (source === undefined) return `${place} has code of ${file}, which does not exist.`
    if (stripIndentation(source).includes(stripIndentation(block.slice(comment.length)))) return []
    return `${place} has code that is not in ${file}: copy its lines as they are.`
  })

/** Checks the pages of the guide. @returns {string[]} sentences */
export const checkGuide = () =>
  readdirSync(path.join(ROOT, GUIDE))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${GUIDE}/${name}`)
    .flatMap((page) => findForeignBlocks(page, readFile(page)))
