import type { ImportColumns, ProductImport } from "@haat/catalog/contract"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import { useRefresh, useTranslate } from "react-admin"
import { sentenceOf } from "../../components/sentence-of"
import { useShopData } from "../../data-provider"
import { type ImportMapping, isZip, type productRequests } from "../requests"

/** The file, what its columns are, and how many of its rows are new products though the shop has their names. */
type CheckInput = { file: File; mapping?: ImportMapping; same_names_are_new: number }

const WORDS = "resources.products.importing"

/**
 * The import that the dialog is about: the file that is chosen in it, else the one that goes on already, since before or
 * for a colleague. `last` is one that has ended not long ago, or waits to be run.
 */
export const useProductImport = () => {
  const translate = useTranslate()
  const data = useShopData<typeof productRequests>()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<ProductImport>()
  const [sent, setSent] = useState<number>()
  const [makeCategories, setMakeCategories] = useState(false)
  const [input, setInput] = useState<CheckInput>()
  const [columns, setColumns] = useState<ImportColumns>()
  const [isMapping, setMapping] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const { data: latest } = useQuery({
    queryKey: ["product-import", "latest"],
    queryFn: () => data.readLatestImport(),
    gcTime: 0,
    retry: false,
  })
  const finish = useCallback(
    (now: ProductImport) => {
      setChosen(now)
      if (now.state === "done") refresh()
    },
    [refresh],
  )
  const begin = (next: CheckInput, progress: number) => {
    setInput(next)
    setMapping(false)
    setWrong(undefined)
    setChosen(undefined)
    setMakeCategories(false)
    setSent(progress)
  }
  const fail = (error: unknown) => setWrong(sentenceOf(error, translate(`${WORDS}.failed`)))
  const askForColumns = (found: ImportColumns) => {
    setColumns(found)
    setMapping(true)
  }
  const { mutate: choose } = useMutation({
    onMutate: (file: File) => {
      begin({ file, same_names_are_new: 0 }, 1)
      setColumns(undefined)
    },
    mutationFn: async (file: File) => (isZip(file) ? undefined : data.readImportColumns(file)),
    onSuccess: (found, file) => {
      setSent(undefined)
      if (found && !found.is_own) askForColumns(found)
      else check({ file, same_names_are_new: 0 })
    },
    onError: (error) => {
      setSent(undefined)
      fail(error)
    },
  })
  const { mutate: check } = useMutation({
    onMutate: (next: CheckInput) => begin(next, 0),
    mutationFn: ({ file, mapping, same_names_are_new }: CheckInput) =>
      data.checkImport(file, setSent, { areSameNamesNew: same_names_are_new > 0, mapping }),
    onSuccess: setChosen,
    onError: async (error, { file, mapping }) => {
      fail(error)
      // a zip is not sent twice unless it has to be
      if (mapping || !isZip(file)) return
      const found = await data.readImportColumns(file).catch(() => undefined)
      if (found && !found.is_own) askForColumns(found)
    },
    onSettled: () => setSent(undefined),
  })
  const { mutate: run, isPending: isStarting } = useMutation({
    onMutate: () => setWrong(undefined),
    mutationFn: ({ id }: ProductImport) => data.runImport(id, makeCategories),
    onSuccess: finish,
    onError: async (error, { id }) => {
      // The connection may have died after the shop had begun: it knows.
      const now = await data.readImport(id).catch(() => undefined)
      if (now) finish(now)
      if (now?.state !== "done" && now?.state !== "running") fail(error)
    },
  })
  const isFree = !chosen && sent === undefined && !isMapping
  const goesOn = latest?.state === "running" || latest?.state === "checking"
  const current = isFree && goesOn ? latest : chosen
  const last = isFree && !goesOn ? latest : undefined
  const mapping = columns && input ? { columns, isOpen: isMapping, open: () => setMapping(true) } : undefined
  return {
    ...{ current, last, sent, wrong, isStarting, makeCategories, setMakeCategories },
    ...{ choose, check, run, finish, input, mapping },
  }
}
