/**
 * Parses the progress of backend/src/set-up.ts from its output: lines like "progress 3 of 79 pictures", and Medusa's
 * log of modules and migration scripts.
 * @param {(done: number, total: number | undefined, things: string) => void} count
 * @returns {(chunk: string) => void} to be called with each chunk it prints
 */
export function followSetUp(count) {
  let rest = ""
  let modules = 0
  let scripts = 0
  let scriptsInAll = 0
  const read = (line) => {
    const [, done, total, things] = /^progress (\d+) of (\d+) (.+)/.exec(line) ?? []
    if (things) count(Number(done), Number(total), things)
    else if (line.includes('"MODULE: ')) count(++modules, undefined, "migrated modules")
    else if (/"Migration script .* completed/.test(line)) count(++scripts, scriptsInAll, "migration scripts")
    else if (/"msg":"[^" ]*\/migration-scripts\//.test(line))
      scriptsInAll = line.split("/migration-scripts/").length - 1
  }
  return (chunk) => {
    const lines = (rest + chunk).split("\n")
    rest = lines.pop() ?? ""
    lines.forEach(read)
  }
}
