import { toPlainText } from "@haat/sdk/html/plain-text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ImportColumns } from "../contract"
import { guessMapping, isOwnHeading, recognizeShop, SEVERAL } from "../csv/other-shops/guess-mapping"
import { knownMapping, readMapping } from "../csv/other-shops/read-mapping"
import { type Mapping, TARGETS } from "../csv/other-shops/targets"
import { type ReadFile, readForeignTable, readOwnTable } from "../csv/read-products"
import { readTable } from "../csv/read-table"
import { keepImportMapping, readImportMapping } from "../modules/catalog/import/import-mapping"
import { readUsualMeasures } from "../modules/catalog/queries/usual-measures"

/**
 * The rows of a file, of this shop's own columns or of others. Those are what `given` says, which is remembered, else
 * as it was said for such a heading before, else as a known shop writes them. Throws HttpError 400 with a sentence.
 */
export const readImportFile = async (scope: MedusaContainer, bytes: Buffer, given?: string): Promise<ReadFile> => {
  const source = readTable(bytes)
  const { header } = source
  if (given === undefined && isOwnHeading(header)) return readOwnTable(source)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const mapping = given === undefined ? await rememberedMapping(db, header) : readMapping(given, header.length)
  if (!mapping) return readOwnTable(source)
  const read = readForeignTable(source, { mapping, defaults: await readUsualMeasures(db) })
  if (given !== undefined) await keepImportMapping(db, header, mapping)
  return read
}

const rememberedMapping = async (db: Knex, header: string[]): Promise<Mapping | undefined> => {
  const kept = await readImportMapping(db, header)
  return kept ? knownMapping(kept) : recognizeShop(header) && guessMapping(header)
}

const MAX_EXAMPLES = 3
const MAX_EXAMPLE_LENGTH = 40

/** The beginning of a cell in one line, without HTML. */
const shortenExample = (cell: string) => {
  const text = toPlainText(cell.slice(0, 400)).replace(/\s+/g, " ").trim()
  return text.length > MAX_EXAMPLE_LENGTH ? `${text.slice(0, MAX_EXAMPLE_LENGTH - 1).trimEnd()}…` : text
}

/** Returns the remembered or guessed mapping of a file's columns, with examples of their cells. */
export const readImportColumns = async (scope: MedusaContainer, bytes: Buffer): Promise<ImportColumns> => {
  const { header, records } = readTable(bytes)
  const kept = await readImportMapping(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), header)
  const mapping = kept ? knownMapping(kept) : guessMapping(header)
  const examplesOf = (at: number) =>
    [...new Set(records.map(({ cells }) => cells[at] ?? "").filter(Boolean))].slice(0, MAX_EXAMPLES).map(shortenExample)
  return {
    is_own: isOwnHeading(header),
    is_remembered: kept !== null,
    shop: recognizeShop(header) ?? null,
    columns: header.map((name, at) => ({ name, target: mapping[at] ?? null, examples: examplesOf(at) })),
    targets: TARGETS,
    repeatable: SEVERAL,
  }
}
