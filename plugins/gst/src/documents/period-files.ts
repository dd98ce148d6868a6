import type { Database } from "@haat/sdk/server/database"
import type { DaysQuery, PeriodDocumentCount, PeriodFile, PeriodQuery } from "../contract"
import { readLogos } from "../queries/logos"
import { countDocuments, type IssuedDocument, readNextDocuments } from "../queries/period-documents"
import { renderInWorker } from "./render-in-worker"

/** Embedding fonts takes longer than the pages: one document takes as long as twenty together. */
const DOCUMENTS_PER_FILE = 50

export async function countPeriodDocuments(db: Database, days: DaysQuery): Promise<PeriodDocumentCount> {
  const documents = await countDocuments(db, days)
  return { documents, parts: Math.ceil(documents / DOCUMENTS_PER_FILE) }
}

/**
 * Yields the documents of a period in the order of issue, fifty in a file; each file is rendered on demand.
 */
export async function* periodFiles(db: Database, { from, until, ...look }: PeriodQuery): AsyncGenerator<PeriodFile> {
  let last: IssuedDocument | undefined
  for (let part = 1; ; part++) {
    const issued = await readNextDocuments(db, { from, until }, DOCUMENTS_PER_FILE, last)
    if (!issued.length) return
    last = issued[issued.length - 1]
    const documents = issued.map(({ content }) => content)
    const [first, end] = [documents[0], documents[documents.length - 1]].map(({ number }) =>
      number.replaceAll("/", "-"),
    )
    const name = `${String(part).padStart(3, "0")}_${first}_${end}.pdf`
    const content = await renderInWorker(documents, look, await readLogos(db, documents))
    yield { name, content, documents: documents.length }
    if (issued.length < DOCUMENTS_PER_FILE) return
  }
}
