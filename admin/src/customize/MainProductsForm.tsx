import { MAX_MAIN_PRODUCTS, type MainProducts } from "@haat/banners/contract"
import type { ShopProduct } from "@haat/catalog/contract"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useNotify } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { EmptyState } from "../components/EmptyState"
import { rupees } from "../components/format"
import { moveItem } from "../components/move-item"
import { SortableList } from "../components/SortableList"
import { useUnsaved } from "../components/unsaved"
import { useDraft } from "../components/use-draft"
import { fetchBackOffice, sentenceOf } from "../fetch-back-office"
import { Thumbnail } from "../products/Thumbnail"
import { MainProductsPreview } from "./MainProductsPreview"
import { MESSAGES } from "./messages"
import { SIDE_BY_SIDE } from "./Preview"
import { ProductPicker } from "./ProductPicker"

const { mainProducts: SAYS } = MESSAGES
const idsOf = (products: ShopProduct[]) => products.map(({ id }) => id)

export const MainProductsForm = ({ saved: initial }: { saved: ShopProduct[] }) => {
  const [saved, setSaved] = useState(initial)
  const [products, setProducts, keep] = useDraft("main-products", initial)
  const [busy, setBusy] = useState(false)
  const notify = useNotify()
  const { say } = useDialogs()
  const changed = idsOf(products).join() !== idsOf(saved).join()
  useUnsaved(changed, { keep })

  const save = async () => {
    setBusy(true)
    try {
      await fetchBackOffice<MainProducts>("main-products", { method: "PUT", body: { product_ids: idsOf(products) } })
      setSaved(products)
      notify(SAYS.saved, { type: "success" })
    } catch (error) {
      await say(MESSAGES.wrong, sentenceOf(error, MESSAGES.banner.failed))
    }
    setBusy(false)
  }

  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: SIDE_BY_SIDE, alignItems: "start" }}>
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <Typography sx={{ color: "text.secondary" }}>{SAYS.hint}</Typography>
        <ProductPicker
          chosen={idsOf(products)}
          full={products.length >= MAX_MAIN_PRODUCTS}
          onPick={(product) => setProducts([...products, product])}
        />
        {products.length ? (
          <SortableList
            items={products}
            label="Main products"
            layout="rows"
            nameOf={({ name }) => name}
            onMove={(from, to) => setProducts(moveItem(products, from, to))}
            sx={{ display: "grid", gap: 1 }}
          >
            {(product, at, handle) => (
              <Row
                product={product}
                place={at + 1}
                handle={handle}
                onRemove={() => setProducts(products.filter(({ id }) => id !== product.id))}
              />
            )}
          </SortableList>
        ) : (
          <EmptyState title={SAYS.none} text={SAYS.noneText} />
        )}
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <Button variant="contained" onClick={save} disabled={busy || !changed}>
            {busy ? "Saving…" : "Save Main Products"}
          </Button>
          {changed && <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>{SAYS.unsaved}</Typography>}
        </Box>
      </Box>
      <Box sx={{ position: { md: "sticky" }, top: 80, minWidth: 0 }}>
        <MainProductsPreview products={products} />
      </Box>
    </Box>
  )
}

type RowProps = { product: ShopProduct; place: number; handle: React.ReactNode; onRemove: () => void }

const Row = ({ product, place, handle, onRemove }: RowProps) => (
  <Box
    sx={{
      display: "flex",
      alignItems: "center",
      gap: 1,
      p: 0.75,
      border: 1,
      borderColor: "divider",
      borderRadius: "12px",
      bgcolor: "background.paper",
    }}
  >
    {handle}
    <Box sx={{ width: 24, color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>{place}.</Box>
    <Thumbnail product={product} size={44} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{product.name}</Box>
      <Box sx={{ fontSize: "0.8125rem", color: product.active ? "text.secondary" : "error.main" }}>
        {product.active ? rupees(product.price) : SAYS.hidden}
      </Box>
    </Box>
    <IconButton onClick={onRemove} aria-label={`Remove ${product.name}`}>
      <RemoveIcon fontSize="small" />
    </IconButton>
  </Box>
)
