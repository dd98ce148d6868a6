import type { Transaction } from "@haat/sdk/server/database"
import type { DocumentContent, DocumentFile } from "../contract"
import { readLogos } from "../queries/logos"
import { renderInWorker } from "./render-in-worker"
import type { DocumentFormat } from "./render-pdf"

/** Renders one or more documents of an order as one PDF. */
export async function renderDocuments(
  db: Transaction,
  documents: DocumentContent[],
  look: DocumentFormat,
): Promise<DocumentFile> {
  const name = `${documents[0].number.replaceAll("/", "-")}.pdf`
  return { name, content: await renderInWorker(documents, look, await readLogos(db, documents)) }
}
