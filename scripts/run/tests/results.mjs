import { appendFileSync, existsSync, readFileSync } from "node:fs"
import { stripVTControlCharacters } from "node:util"

/**
 * Results of test files, as the runners report them.
 * @typedef {{ file: string, project: string, seconds: number, passed: number, failures: Failure[] }} FileResult
 * @typedef {{ name: string, error: string, tags: string[] }} Failure
 */

/** Names the file to which both reporters append. */
export const RESULTS = "HAAT_TEST_RESULTS"

/** Appends a result as a line of JSON, so that results remain when the runner dies. */
export const appendResult = (/** @type {FileResult} */ result) => {
  const file = process.env[RESULTS]
  if (file) appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** @returns {FileResult[]} */
export const readResults = (file) =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

const MAX_ERROR_LINES = 12

/** Returns the lines of an error with the reason of the failure. */
export const shortenError = (text = "") =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, MAX_ERROR_LINES)
    .join("\n")
