import type { ProductImport } from "@haat/catalog/contract"
import { useMutation, useQuery } from "@tanstack/react-query"
import { useCallback, useState } from "react"
import { useRefresh, useTranslate } from "react-admin"
import { sentenceOf } from "../../components/sentence-of"
import { useShopData } from "../../data-provider"

/** The file, and how many of its rows are new products though the shop has some of their names. */
type CheckInput = { file: File; same_names_are_new: number }

const WORDS = "resources.products.importing"

/**
 * The import that the dialog is about: the file that is chosen in it, else the one that goes on already, since before or for a
 * colleague. `last` is one that has ended not long ago, or waits to be run.
 */
export const useProductImport = () => {
  const translate = useTranslate()
  const data = useShopData()
  const refresh = useRefresh()
  const [chosen, setChosen] = useState<ProductImport>()
  const [sent, setSent] = useState<number>()
  const [makeCategories, setMakeCategories] = useState(false)
  const [input, setInput] = useState<CheckInput>()
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
  const { mutate: check } = useMutation({
    onMutate: (next) => {
      setInput(next)
      setWrong(undefined)
      setChosen(undefined)
      setMakeCategories(false)
      setSent(0)
    },
    mutationFn: ({ file, same_names_are_new }: CheckInput) => data.checkImport(file, setSent, same_names_are_new > 0),
    onSuccess: setChosen,
    onError: (error) => setWrong(sentenceOf(error, translate(`${WORDS}.failed`))),
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
      if (now?.state !== "done" && now?.state !== "running") setWrong(sentenceOf(error, translate(`${WORDS}.failed`)))
    },
  })
  const isFree = !chosen && sent === undefined
  const goesOn = latest?.state === "running" || latest?.state === "checking"
  const current = isFree && goesOn ? latest : chosen
  const last = isFree && !goesOn ? latest : undefined
  return { current, last, sent, wrong, isStarting, makeCategories, setMakeCategories, check, run, finish, input }
}
