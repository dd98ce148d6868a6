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
import { API, httpClient, request, upload } from "../http-client"

/** The target of each column; null for a column that is not imported. */
export type ImportMapping = (string | null)[]
type CheckOptions = { areSameNamesNew: boolean; mapping?: ImportMapping }

export const isZip = ({ name, type }: File) => /zip/i.test(type) || /\.zip$/i.test(name)
const typeOf = (file: File) => (isZip(file) ? "application/zip" : "text/csv")

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
  checkImport: (file: File, onProgress: (sent: number) => void, { areSameNamesNew, mapping }: CheckOptions) => {
    const query = new URLSearchParams({
      filename: file.name,
      ...(areSameNamesNew && { same_names: "new" }),
      ...(mapping && { mapping: mapping.map((target) => target ?? "").join() }),
    })
    return upload<ProductImport>(`product-imports?${query}`, file, onProgress, typeOf(file))
  },

  /** Reads the columns of a file without storing it. */
  readImportColumns: async (file: File) => {
    const headers = new Headers({ "Content-Type": typeOf(file) })
    const { json } = await httpClient(`${API}/product-imports/columns`, { method: "POST", headers, body: file })
    return json as ImportColumns
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
