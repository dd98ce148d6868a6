import type { Locale } from "@haat/http/locale"
import type { DocumentContent } from "../contract"
import { renderPdf } from "./render-pdf"

/** A file to hand out. */
export type DocumentFile = { name: string; content: Buffer }

/** An order's documents, one at least, as one file. */
export async function orderFile(documents: DocumentContent[], locale: Locale): Promise<DocumentFile> {
  const name = `${documents[0].number.replaceAll("/", "-")}.pdf`
  return { name, content: await renderPdf(documents, locale) }
}
