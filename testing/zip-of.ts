import { buffer } from "node:stream/consumers"
import { ZipFile } from "yazl"

/** A zip of these files, by their paths in it, in this order. */
export const zipOf = (files: [path: string, content: string | Buffer][]): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream as unknown as AsyncIterable<Uint8Array>)
}
