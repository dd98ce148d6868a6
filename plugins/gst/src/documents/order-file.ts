import type { Transaction } from "@haat/sdk/server/database"
import type { DocumentContent, DocumentFile } from "../contract"
import { readLogos } from "../queries/logos"
import { renderInWorker } from "./render-in-worker"
import type { DocumentLook } from "./render-pdf"

/** An order's documents, one at least, as one file. */
export async function orderFile(
  db: Transaction,
  documents: DocumentContent[],
  look: DocumentLook,
): Promise<DocumentFile> {
  const name = `${documents[0].number.replaceAll("/", "-")}.pdf`
  return { name, content: await renderInWorker(documents, look, await readLogos(db, documents)) }
}
