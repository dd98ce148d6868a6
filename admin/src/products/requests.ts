import type {
  BulkChange,
  ChangedProducts,
  ImportColumns,
  PriceChange,
  PricePreview,
  ProductImport,
  ProductVariants,
  RestoredProducts,
  SizeChart,
  SizeCharts,
} from "@haat/catalog/contract"
import { HttpError } from "react-admin"
import { API, request } from "../http-client"

/** The target of each column; null for a column that is not imported. */
export type ImportMapping = (string | null)[]
type CheckOptions = { areSameNamesNew: boolean; mapping?: ImportMapping }

export const isZip = ({ name, type }: File) => /zip/i.test(type) || /\.zip$/i.test(name)

/** The products' part of the data provider. Each rejects with the server's sentence. */
export const productRequests = {
  /** The ids of all products that a list's filter leaves. */
  productIds: (filter: object) =>
    request<{ ids: string[] }>(`products/ids?filter=${encodeURIComponent(JSON.stringify(filter))}`),

  changeProducts: (ids: unknown[], change: BulkChange["change"]) =>
    request<ChangedProducts>("products/bulk", { method: "POST", body: { ids, change } }),

  undoChange: (id: string) => request<RestoredProducts>(`products/bulk/${id}/undo`, { method: "POST", body: {} }),

  previewPrices: (ids: string[], change: PriceChange, signal?: AbortSignal) =>
    request<PricePreview>("products/bulk/preview", { method: "POST", body: { ids, change }, signal }),

  /**
   * Sends the file to be checked, telling how far it is (0 to 1). No product is touched. One that brings pictures is
   * still "checking" then. With `areSameNamesNew`, rows without a key are new products, whatever they are called; `mapping`
   * says what each column of another shop's file is.
   */
  checkImport: (
    file: File,
    onProgress: (done: number) => void,
    { areSameNamesNew, mapping }: CheckOptions,
  ): Promise<ProductImport> =>
    new Promise((resolve, reject) => {
      // fetch cannot tell how much of a body has been sent
      const request = new XMLHttpRequest()
      const query = new URLSearchParams({
        filename: file.name,
        ...(areSameNamesNew && { same_names: "new" }),
        ...(mapping && { mapping: mapping.map((target) => target ?? "").join() }),
      })
      request.open("POST", `${API}/product-imports?${query}`)
      request.setRequestHeader("Content-Type", isZip(file) ? "application/zip" : "text/csv")
      request.responseType = "json"
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
      request.onload = () =>
        request.status === 201
          ? resolve(request.response)
          : reject(new HttpError(request.response?.message, request.status))
      request.onerror = () => reject(new Error())
      request.send(file)
    }),

  /** Reads the columns of a file without storing it. Rejects with the server's sentence. */
  readImportColumns: async (file: File): Promise<ImportColumns> => {
    const response = await fetch(`${API}/product-imports/columns`, {
      method: "POST",
      headers: { "Content-Type": isZip(file) ? "application/zip" : "text/csv" },
      body: file,
    })
    const body = await response.json()
    if (!response.ok) throw new HttpError(body?.message, response.status)
    return body
  },

  productVariants: (id: string, signal?: AbortSignal) =>
    request<ProductVariants>(`products/${encodeURIComponent(id)}/variants`, { signal }),

  sizeCharts: (id: string, signal?: AbortSignal) =>
    request<SizeCharts>(`products/${encodeURIComponent(id)}/size-chart`, { signal }),

  categorySizeChart: (id: string, signal?: AbortSignal) =>
    request<SizeChart>(`categories/${encodeURIComponent(id)}/size-chart`, { signal }),

  saveCategorySizeChart: (id: string, chart: SizeChart) =>
    request<SizeChart>(`categories/${encodeURIComponent(id)}/size-chart`, { method: "PUT", body: chart }),

  readImport: (id: string) => request<ProductImport>(`product-imports/${id}`),

  /** The import that runs, or has ended not long ago: for those who come back to it. */
  readLatestImport: async () => (await request<{ latest: ProductImport | null }>("product-imports/latest")).latest,

  runImport: (id: string, make_categories: boolean) =>
    request<ProductImport>(`product-imports/${id}/run`, { method: "POST", body: { make_categories } }),
}

/** Where a browser gets the file as it came, with what is wrong beside each row. */
export const problemsAddress = (id: string) => `${API}/product-imports/${encodeURIComponent(id)}/problems`
