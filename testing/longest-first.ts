import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import { BaseSequencer, type TestSpecification } from "vitest/node"

const LIST = path.join(import.meta.dirname, "durations.json")

const durations: Record<string, number> = existsSync(LIST) ? JSON.parse(readFileSync(LIST, "utf8")) : {}

/**
 * Starts the files that took longest first, so that no long one runs alone at the end; a file that is not in the list
 * counts as long.
 */
export class LongestFirstSequencer extends BaseSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds = ({ moduleId }: TestSpecification) =>
      durations[path.relative(this.ctx.config.root, moduleId)] ?? Number.POSITIVE_INFINITY
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder
    return files.toSorted((a, b) => group(a) - group(b) || seconds(b) - seconds(a) || 0)
  }
}
