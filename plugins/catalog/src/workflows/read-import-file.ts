import { toPlainText } from "@haat/sdk/html/plain-text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ImportColumns } from "../contract"
import { guessMapping, isOwnHeading, REPEATABLE_TARGETS, recognizeShop } from "../csv/other-shops/guess-mapping"
import { knownMapping, readMapping } from "../csv/other-shops/read-mapping"
import { type Mapping, TARGETS } from "../csv/other-shops/targets"
import { type ReadFile, readForeignTable, readOwnTable } from "../csv/read-products"
import { readTable } from "../csv/read-table"
import { readImportMapping, saveImportMapping } from "../modules/catalog/import/import-mapping"
import { readMedianMeasuresByCategory } from "../modules/catalog/queries/median-measures"

/**
 * Reads the rows of a file with this shop's columns or other ones. Other columns are mapped by `givenMapping`, which is
 * stored for the heading, else by the mapping stored for it, else by the format of a known shop system.
 * @throws HttpError 400 for a file that cannot be read
 */
export const readImportFile = async (
  scope: MedusaContainer,
  bytes: Buffer,
  givenMapping?: string,
): Promise<ReadFile> => {
  const source = readTable(bytes)
  const { header } = source
  if (givenMapping === undefined && isOwnHeading(header)) return readOwnTable(source)
  const db = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const mapping =
    givenMapping === undefined ? await rememberedMapping(db, header) : readMapping(givenMapping, header.length)
  if (!mapping) return readOwnTable(source)
  const read = readForeignTable(source, { mapping, defaults: await readMedianMeasuresByCategory(db) })
  if (givenMapping !== undefined) await saveImportMapping(db, header, mapping)
  return read
}

const rememberedMapping = async (db: Knex, header: string[]): Promise<Mapping | undefined> => {
  const stored = await readImportMapping(db, header)
  return stored ? knownMapping(stored) : recognizeShop(header) && guessMapping(header)
}

const MAX_EXAMPLES = 3
const MAX_EXAMPLE_LENGTH = 40

/** Returns the beginning of a cell on one line, without HTML. */
const shortenExample = (cell: string) => {
  const text = toPlainText(cell.slice(0, 400)).replace(/\s+/g, " ").trim()
  return text.length > MAX_EXAMPLE_LENGTH ? `${text.slice(0, MAX_EXAMPLE_LENGTH - 1).trimEnd()}…` : text
}

/** Returns the remembered or guessed mapping of a file's columns, with examples of their cells. */
export const readImportColumns = async (scope: MedusaContainer, bytes: Buffer): Promise<ImportColumns> => {
  const { header, records } = readTable(bytes)
  const stored = await readImportMapping(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), header)
  const mapping = stored ? knownMapping(stored) : guessMapping(header)
  const columnExamples = (at: number) =>
    [...new Set(records.map(({ cells }) => cells[at] ?? "").filter(Boolean))].slice(0, MAX_EXAMPLES).map(shortenExample)
  return {
    is_own: isOwnHeading(header),
    is_remembered: stored !== null,
    shop: recognizeShop(header) ?? null,
    columns: header.map((name, at) => ({ name, target: mapping[at] ?? null, examples: columnExamples(at) })),
    targets: TARGETS,
    repeatable: REPEATABLE_TARGETS,
  }
}
