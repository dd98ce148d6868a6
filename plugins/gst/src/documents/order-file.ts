import type { DocumentContent, DocumentFile } from "../contract"
import { renderInWorker } from "./render-in-worker"
import type { DocumentLook } from "./render-pdf"

/** An order's documents, one at least, as one file. */
export async function orderFile(documents: DocumentContent[], look: DocumentLook): Promise<DocumentFile> {
  const name = `${documents[0].number.replaceAll("/", "-")}.pdf`
  return { name, content: await renderInWorker(documents, look) }
}
