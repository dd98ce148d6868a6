import type { ImportColumns, ProductImport } from "@haat/catalog/contract"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import { useRefresh, useTranslate } from "react-admin"
import { errorMessage } from "../../components/error-message"
import { useShopData } from "../../data-provider"

/** The target of each column; null for a column that is not imported. */
export type ImportMapping = (string | null)[]

const isZip = ({ name, type }: File) => /zip/i.test(type) || /\.zip$/i.test(name)
/** The file with its own kind: some devices have another for CSV. */
const toUploadBlob = (file: File) => new Blob([file], { type: isZip(file) ? "application/zip" : "text/csv" })

/** The file, what its columns are, and how many of its rows are new products though the shop has their names. */
type CheckInput = { file: File; mapping?: ImportMapping; same_names_are_new: number }

type State = {
  input?: CheckInput
  columns?: ImportColumns
  isMapping?: boolean
  /** 0 to 1 while a file is on its way. */
  sent?: number
  chosen?: ProductImport
  makeCategories?: boolean
  wrong?: string
}

const WORDS = "resources.products.importing"

/**
 * The import that the dialog is about: the file that is chosen in it, else the one that goes on already, since before
 * or for a colleague. `last` is one that has ended not long ago, or waits to be run.
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
    // No product is touched. A file that brings pictures is still "checking" when it is answered.
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
      // a zip is not sent twice unless it has to be
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
      // The connection may have died after the shop had begun: it knows.
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
