import type { ProductImport } from "@haat/catalog/contract"
import { askBackOffice } from "../ask-back-office"
import { MESSAGES } from "./messages"

/** Sends the file to be checked; rejects with the server's sentence. Nothing in the shop is touched. */
export const checkFile = (file: File, onProgress: (done: number) => void): Promise<ProductImport> =>
  new Promise((resolve, reject) => {
    // fetch cannot tell how much of a body has been sent
    const request = new XMLHttpRequest()
    request.open("POST", `/back-office/product-imports?filename=${encodeURIComponent(file.name)}`)
    request.setRequestHeader("Content-Type", "text/csv")
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () =>
      request.status === 201
        ? resolve(request.response)
        : reject(new Error(request.response?.message ?? MESSAGES.importFailed))
    request.onerror = () => reject(new Error(MESSAGES.importFailed))
    request.send(file)
  })

export const readImport = (id: string) => askBackOffice<ProductImport>(`product-imports/${id}`)

export const runImport = (id: string) =>
  askBackOffice<ProductImport>(`product-imports/${id}/run`, { method: "POST", body: {} })
