import type { PeriodDocumentCount } from "@haat/gst/contract"
import { grouped } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useEffect, useRef, useState } from "react"
import { HttpError, useLocale, useTranslate } from "react-admin"
import { TextButton } from "../components/buttons"
import { SectionCard } from "../components/cards"
import { DayRange } from "../components/DayInput"
import { today } from "../components/format"
import { useAction } from "../components/use-action"
import { API } from "../http-client"
import { useRequest } from "../use-shop-data"

const WORDS = "resources.tax-returns"

export const Documents = () => {
  const translate = useTranslate()
  const language = useLocale() === "hi" ? "hi" : "en"
  const [days, setDays] = useState({ from: `${today().slice(0, 7)}-01`, until: today() })
  const [startedFiles, setStartedFiles] = useState(0)
  const abort = useRef(new AbortController())
  useEffect(() => () => abort.current.abort(), [])
  const { data } = useRequest<PeriodDocumentCount>(`tax-documents?${new URLSearchParams(days)}`)
  const { run: fetchAll, isBusy } = useAction(async () => {
    setStartedFiles(0)
    abort.current = new AbortController()
    const { signal } = abort.current
    const path = `${API}/tax-documents/file?${new URLSearchParams(days)}&locale=${language}`
    const zip = await downloadZip(path, setStartedFiles, signal).catch((error) => {
      if (!signal.aborted) throw error
    })
    if (zip) saveFile(zip, `documents-${days.from}-${days.until}.zip`)
  })
  // The last file that has started is not complete.
  const done = data ? Math.max(0, startedFiles - 1) / data.parts : 0
  const documents = data?.documents
  return (
    <SectionCard
      title={`${WORDS}.allDocuments`}
      about={
        documents === undefined
          ? " "
          : translate(`${WORDS}.documentsOf`, { smart_count: documents, count: grouped(documents) })
      }
      actions={
        <>
          <DayRange words={WORDS} days={days} onChoose={(change) => setDays({ ...days, ...change })} />
          {isBusy ? (
            <TextButton variant="outlined" label={`${WORDS}.stop`} onClick={() => abort.current.abort()} />
          ) : (
            <TextButton
              variant="outlined"
              label={`${WORDS}.downloadAll`}
              disabled={!documents}
              onClick={() => fetchAll()}
            />
          )}
        </>
      }
    >
      {isBusy && (
        <Box component="progress" value={done} aria-label={translate(`${WORDS}.progress`)} sx={{ width: "100%" }} />
      )}
    </SectionCard>
  )
}

/** Signature at the start of each file in a zip. */
const FILE_SIGNATURE = [0x50, 0x4b, 0x03, 0x04]

/**
 * Downloads a zip that the server streams. @param onFiles gets the number of files that have started
 * @returns the whole zip; rejects when the stream ends early
 */
async function downloadZip(path: string, onFiles: (count: number) => void, signal: AbortSignal): Promise<Blob> {
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
      matched = byte === FILE_SIGNATURE[matched] ? matched + 1 : byte === FILE_SIGNATURE[0] ? 1 : 0
      if (matched < FILE_SIGNATURE.length) continue
      matched = 0
      onFiles(++files)
    }
  }
}

function saveFile(blob: Blob, name: string) {
  const url = URL.createObjectURL(blob)
  const link = Object.assign(document.createElement("a"), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
