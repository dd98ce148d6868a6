import { HttpError } from "react-admin"

/** The bytes that each file of a zip begins with. */
const HEADER = [0x50, 0x4b, 0x03, 0x04]

/**
 * Fetches a zip that is sent while it is made. @param onFiles how many of its files have begun
 * @returns it as a whole; rejects when it ends early
 */
export async function downloadZip(path: string, onFiles: (count: number) => void, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(path, { signal, credentials: "same-origin" })
  if (!response.ok || !response.body)
    throw new HttpError((await response.json().catch(() => ({}))).message, response.status)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body.getReader()
  let [files, matched] = [0, 0]
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks, { type: "application/zip" })
    chunks.push(value)
    for (const byte of value) {
      matched = byte === HEADER[matched] ? matched + 1 : byte === HEADER[0] ? 1 : 0
      if (matched < HEADER.length) continue
      matched = 0
      onFiles(++files)
    }
  }
}

/** Has the browser save it under this name. */
export function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement("a"), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
