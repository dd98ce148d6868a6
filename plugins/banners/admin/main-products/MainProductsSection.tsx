import { type MainProducts as Chosen, MAX_MAIN_PRODUCTS } from "@haat/banners/contract"
import type { ShopProduct } from "@haat/catalog/contract"
import {
  ChosenProducts,
  EmptyState,
  Fetched,
  PersistDraft,
  Preview,
  ProductPicker,
  SIDE_BY_SIDE,
  Tag,
  Thumbnail,
  useAction,
  useShopData,
} from "@haat/sdk/admin"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import { Form, ResourceContextProvider, SaveButton, useFormIsDirty, useNotify, useTranslate } from "react-admin"
import { type FieldValues, useFormContext, useWatch } from "react-hook-form"

const WORDS = "resources.main-products"
const FAILED = "resources.banners.failed"
const QUERY_KEY = ["main-products"]

const MainProductsSection = () => {
  const shop = useShopData()
  const query = useQuery({
    queryKey: QUERY_KEY,
    queryFn: async ({ signal }): Promise<ShopProduct[]> => {
      const { product_ids: ids } = await shop.request<Chosen>("main-products", { signal })
      if (!ids.length) return []
      const { data: products } = await shop.getMany<ShopProduct>("products", { ids })
      return ids.flatMap((id) => products.find((product) => product.id === id) ?? [])
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  return (
    <ResourceContextProvider value="main-products">
      <Fetched query={query} failed={FAILED}>
        {(saved) => <MainProductsForm saved={saved} />}
      </Fetched>
    </ResourceContextProvider>
  )
}

export const MainProductsForm = ({ saved }: { saved: ShopProduct[] }) => {
  const { request } = useShopData()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const record = useMemo(() => ({ products: saved }), [saved])
  const save = async ({ products }: FieldValues) => {
    const body = { product_ids: products.map(({ id }: ShopProduct) => id) }
    await request("main-products", { method: "PUT", body })
    queryClient.setQueryData(QUERY_KEY, products)
    notify(`${WORDS}.saved`, { type: "success" })
  }
  const { run, isBusy } = useAction(save, { fallback: FAILED })
  return (
    <Form record={record} onSubmit={run} warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={PersistDraft}>
      <MainProducts isSaving={isBusy} />
    </Form>
  )
}

const MainProducts = ({ isSaving }: { isSaving: boolean }) => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const isDirty = useFormIsDirty()
  const products: ShopProduct[] = useWatch({ name: "products" })
  const change = (next: ShopProduct[]) => setValue("products", next, { shouldDirty: true })
  return (
    <Box sx={SIDE_BY_SIDE}>
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.hint`)}</Typography>
        <ProductPicker
          chosen={products.map(({ id }) => id)}
          full={products.length >= MAX_MAIN_PRODUCTS}
          onPick={(product) => change([...products, product])}
        />
        {products.length ? (
          <ChosenProducts
            products={products}
            label={translate(`${WORDS}.name`, { smart_count: 2 })}
            onChange={change}
          />
        ) : (
          <EmptyState title={`${WORDS}.none`} text={`${WORDS}.noneText`} />
        )}
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <SaveButton label={isSaving ? `${WORDS}.saving` : `${WORDS}.save`} disabled={isSaving} />
          {isDirty && (
            <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {translate(`${WORDS}.unsaved`)}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ position: { md: "sticky" }, top: 80, minWidth: 0 }}>
        <MainProductsPreview products={products} />
      </Box>
    </Box>
  )
}

const FRAME = { border: 1, borderColor: "divider", borderRadius: "14px" }
const COLUMN = { display: "flex", flexDirection: "column" } as const
const STRIP = {
  listStyle: "none",
  m: 0,
  p: 0,
  pb: 1,
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: { xs: "43%", sm: "29%", md: "40%", lg: "30%" },
  gap: 1.5,
  overflowX: "auto",
} as const
const TWO_LINES = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const

const MainProductsPreview = ({ products }: { products: ShopProduct[] }) => {
  const translate = useTranslate()
  const title = translate(`${WORDS}.shownAs`)
  const shown = products.filter(({ active }) => active)
  return (
    <Preview>
      <Box sx={{ ...FRAME, p: 2, bgcolor: "background.default" }}>
        <Typography sx={{ fontWeight: 600, fontSize: "1.125rem", mb: 1.5 }}>{title}</Typography>
        {shown.length ? (
          <Box component="ol" aria-label={title} tabIndex={0} sx={STRIP}>
            {shown.map((product) => (
              <ProductCard key={product.id} product={product} />
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
            {translate(`${WORDS}.newestInstead`)}
          </Typography>
        )}
      </Box>
    </Preview>
  )
}

const ProductCard = ({ product }: { product: ShopProduct }) => {
  const soldOut = product.quantity < 1
  const label = useTranslate()("resources.products.outOfStock")
  return (
    <Box
      component="li"
      sx={{ ...FRAME, ...COLUMN, position: "relative", overflow: "hidden", bgcolor: "background.paper" }}
    >
      <Box sx={{ opacity: soldOut ? 0.6 : 1 }}>
        <Thumbnail product={product} size="fill" />
      </Box>
      {soldOut && <Tag color="error" label={label} sx={{ position: "absolute", top: 8, left: 8 }} />}
      <Box sx={{ ...COLUMN, flex: 1, gap: 0.5, p: 1.5 }}>
        <Typography sx={{ ...TWO_LINES, fontSize: "0.875rem", fontWeight: 500 }}>{product.name}</Typography>
        <Box sx={{ mt: "auto", fontWeight: 700, fontVariantNumeric: "tabular-nums" }}>{money(product.price)}</Box>
      </Box>
    </Box>
  )
}

export default MainProductsSection
