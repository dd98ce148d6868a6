import { buffer } from "node:stream/consumers"
import { fromBufferPromise } from "yauzl"
import { ZipFile } from "yazl"

/** A zip of these files, by their paths in it, in this order. */
export const createZip = (files: [path: string, content: string | Buffer][]): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const [path, content] of files) zip.addBuffer(Buffer.from(content), path)
  zip.end()
  return buffer(zip.outputStream as unknown as AsyncIterable<Uint8Array>)
}

/** The files of a zip, by their paths in it, in their order. */
export async function filesOf(zip: Buffer): Promise<[path: string, content: Buffer][]> {
  const opened = await fromBufferPromise(zip, { lazyEntries: true })
  const files: [string, Buffer][] = []
  for await (const entry of opened.eachEntry())
    files.push([entry.fileName, await buffer(await opened.openReadStreamPromise(entry))])
  return files
}
