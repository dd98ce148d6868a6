import type { ShopProduct } from "@haat/catalog/contract"
import type { SearchPinRow } from "@haat/search/contract"
import { useState } from "react"
import { ResourceContextProvider, useDataProvider } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { PinForm, type Pinned } from "./PinForm"

const ONE = { pagination: { page: 1, perPage: 1 }, sort: { field: "id", order: "ASC" } } as const

/** A form of which products come first for a text, to be shown where it is opened: with what there is now. */
export const usePinForm = () => {
  const data = useDataProvider()
  const { sayFailure } = useDialogs()
  const [pinned, setPinned] = useState<Pinned>()
  const [busy, setBusy] = useState(false)

  const find = async (text: string): Promise<SearchPinRow | undefined> => {
    const { data: rows } = await data.getList<SearchPinRow>("search-pins", { filter: { text }, ...ONE })
    return rows[0]
  }
  const productsOf = async (pin: SearchPinRow | undefined): Promise<ShopProduct[]> => {
    const ids = pin?.products.map(({ id }) => id) ?? []
    if (!ids.length) return []
    const { data: products } = await data.getMany<ShopProduct>("products", { ids })
    return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
  }
  const open = async ({ text = "", pin }: { text?: string; pin?: SearchPinRow }) => {
    setBusy(true)
    try {
      const known = pin ?? (text ? await find(text) : undefined)
      setPinned({ text: known?.text ?? text, pin: known, products: await productsOf(known) })
    } catch (error) {
      await sayFailure(error)
    }
    setBusy(false)
  }
  const form = pinned && (
    <ResourceContextProvider value="search-pins">
      <PinForm pinned={pinned} onClose={() => setPinned(undefined)} />
    </ResourceContextProvider>
  )
  return { open, form, busy }
}
