import type { ProductImport } from "@haat/catalog/contract"
import { fetchBackOffice } from "../fetch-back-office"
import { MESSAGES } from "./messages"

const isZip = ({ name, type }: File) => /zip/i.test(type) || /\.zip$/i.test(name)

/**
 * Sends the file to be checked; rejects with the server's sentence. No product is touched. One that brings pictures is
 * still "checking" then.
 */
export const checkFile = (file: File, onProgress: (done: number) => void): Promise<ProductImport> =>
  new Promise((resolve, reject) => {
    // fetch cannot tell how much of a body has been sent
    const request = new XMLHttpRequest()
    request.open("POST", `/back-office/product-imports?filename=${encodeURIComponent(file.name)}`)
    request.setRequestHeader("Content-Type", isZip(file) ? "application/zip" : "text/csv")
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      request.status === 201
        ? resolve(request.response)
        : reject(new Error(request.response?.message ?? MESSAGES.importFailed))
    request.onerror = () => reject(new Error(MESSAGES.importFailed))
    request.send(file)
  })

export const readImport = (id: string) => fetchBackOffice<ProductImport>(`product-imports/${id}`)

export const runImport = (id: string, make_categories: boolean) =>
  fetchBackOffice<ProductImport>(`product-imports/${id}/run`, { method: "POST", body: { make_categories } })

/** The file as it came, with what is wrong beside each row. */
export const problemsAddress = (id: string) => `/back-office/product-imports/${encodeURIComponent(id)}/problems`
