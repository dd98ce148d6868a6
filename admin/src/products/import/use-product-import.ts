import type { ImportColumns, ProductImport } from "@haat/catalog/contract"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import { useRefresh, useTranslate } from "react-admin"
import { errorMessage } from "../../components/error-message"
import { useShopData } from "../../use-shop-data"

/** The target of each column; null for a column that is not imported. */
export type ImportMapping = (string | null)[]

const isZip = ({ name, type }: File) => /zip/i.test(type) || /\.zip$/i.test(name)
/** Sets the media type, as some devices report another for CSV. */
const toUploadBlob = (file: File) => new Blob([file], { type: isZip(file) ? "application/zip" : "text/csv" })

/** A file with its mapping; `same_names_are_new` counts rows to add as new products despite a known name. */
type CheckInput = { file: File; mapping?: ImportMapping; same_names_are_new: number }

type State = {
  input?: CheckInput
  columns?: ImportColumns
  isMapping?: boolean
  /** Upload progress from 0 to 1. */
  sent?: number
  chosen?: ProductImport
  makeCategories?: boolean
  wrong?: string
}

const WORDS = "resources.products.importing"

/**
 * State of the import dialog. `current` is the import of the chosen file, or one already in progress, maybe of a
 * colleague. `last` is one that ended recently or is ready to run.
 */
export const useProductImport = () => {
  const translate = useTranslate()
  const { request, upload } = useShopData()
  const refresh = useRefresh()
  const [state, setState] = useState<State>({})
  const set = useCallback((change: State) => setState((before) => ({ ...before, ...change })), [])
  const { data: latest } = useQuery({
    queryKey: ["product-import", "latest"],
    queryFn: async () => (await request<{ latest: ProductImport | null }>("product-imports/latest")).latest,
    gcTime: 0,
    retry: false,
  })
  const finish = useCallback(
    (now: ProductImport) => {
      set({ chosen: now })
      if (now.state === "done") refresh()
    },
    [set, refresh],
  )
  const readColumns = (file: File) =>
    request<ImportColumns>("product-imports/columns", { method: "POST", body: toUploadBlob(file) })
  const sentence = (error: unknown) => errorMessage(error, translate(`${WORDS}.failed`))
  const { mutate: choose } = useMutation({
    onMutate: (file: File) => setState({ input: { file, same_names_are_new: 0 }, sent: 1 }),
    mutationFn: async (file: File) => (isZip(file) ? undefined : readColumns(file)),
    onSuccess: (columns, file) => {
      if (columns && !columns.is_own) set({ columns, isMapping: true, sent: undefined })
      else check({ file, same_names_are_new: 0 })
    },
    onError: (error) => set({ wrong: sentence(error), sent: undefined }),
  })
  const { mutate: check } = useMutation({
    onMutate: (input: CheckInput) => setState(({ columns }) => ({ columns, input, sent: 0 })),
    // Changes no product. A file with pictures is still "checking" after the reply.
    mutationFn: ({ file, mapping, same_names_are_new }: CheckInput) => {
      const query = new URLSearchParams({
        filename: file.name,
        ...(same_names_are_new && { same_names: "new" }),
        ...(mapping && { mapping: mapping.map((target) => target ?? "").join() }),
      })
      return upload<ProductImport>(`product-imports?${query}`, toUploadBlob(file), (sent) => set({ sent }))
    },
    onSuccess: (chosen) => set({ chosen }),
    onError: async (error, { file, mapping }) => {
      set({ wrong: sentence(error) })
      // Avoids a second upload of a zip.
      if (mapping || !isZip(file)) return
      const columns = await readColumns(file).catch(() => undefined)
      if (columns && !columns.is_own) set({ columns, isMapping: true })
    },
    onSettled: () => set({ sent: undefined }),
  })
  const { mutate: run, isPending: isStarting } = useMutation({
    onMutate: () => set({ wrong: undefined }),
    mutationFn: ({ id }: ProductImport) => {
      const body = { make_categories: !!state.makeCategories }
      return request<ProductImport>(`product-imports/${id}/run`, { method: "POST", body })
    },
    onSuccess: finish,
    onError: async (error, { id }) => {
      // The import may have started before the connection failed.
      const now = await request<ProductImport>(`product-imports/${id}`).catch(() => undefined)
      if (now) finish(now)
      if (now?.state !== "done" && now?.state !== "running") set({ wrong: sentence(error) })
    },
  })
  const isFree = !state.chosen && state.sent === undefined && !state.isMapping
  const isInProgress = latest?.state === "running" || latest?.state === "checking"
  const current = isFree && isInProgress ? latest : state.chosen
  const last = isFree && !isInProgress ? latest : undefined
  return { ...state, current, last, isStarting, set, choose, check, run, finish }
}
