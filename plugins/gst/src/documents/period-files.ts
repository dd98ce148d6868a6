import type { Database } from "@haat/sdk/server/database"
import type { DaysQuery, DocumentsOfPeriod, PeriodFile, PeriodQuery } from "../contract"
import { readLogos } from "../queries/logos"
import { countDocuments, type IssuedDocument, readNextDocuments } from "../queries/period-documents"
import { renderInWorker } from "./render-in-worker"

/** A file's fonts take longer than its pages: one alone takes as long as twenty together. */
const IN_A_FILE = 50

export async function documentsOfPeriod(db: Database, days: DaysQuery): Promise<DocumentsOfPeriod> {
  const documents = await countDocuments(db, days)
  return { documents, parts: Math.ceil(documents / IN_A_FILE) }
}

/**
 * All documents of a period in the sequence in which they were issued, fifty in a file; each file is made on demand.
 */
export async function* periodFiles(db: Database, { from, until, ...look }: PeriodQuery): AsyncGenerator<PeriodFile> {
  let last: IssuedDocument | undefined
  for (let part = 1; ; part++) {
    const issued = await readNextDocuments(db, { from, until }, IN_A_FILE, last)
    if (!issued.length) return
    last = issued[issued.length - 1]
    const documents = issued.map(({ content }) => content)
    const [first, end] = [documents[0], documents[documents.length - 1]].map(({ number }) =>
      number.replaceAll("/", "-"),
    )
    const name = `${String(part).padStart(3, "0")}_${first}_${end}.pdf`
    const content = await renderInWorker(documents, look, await readLogos(db, documents))
    yield { name, content, documents: documents.length }
    if (issued.length < IN_A_FILE) return
  }
}
