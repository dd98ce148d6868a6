import { MAX_MAIN_PRODUCTS } from "@haat/banners/contract"
import type { ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQueryClient } from "@tanstack/react-query"
import { useMemo } from "react"
import { Form, SaveButton, useFormIsDirty, useNotify, useTranslate } from "react-admin"
import { type FieldValues, useFormContext, useFormState, useWatch } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { EmptyState } from "../components/EmptyState"
import { KeepOverReload } from "../components/unsaved"
import { useShopData } from "../data-provider"
import { ChosenProducts } from "./ChosenProducts"
import { MainProductsPreview } from "./MainProductsPreview"
import { SIDE_BY_SIDE } from "./Preview"
import { ProductPicker } from "./ProductPicker"
import type { customizeRequests } from "./requests"

const WORDS = "resources.main-products"

/** Which products the home page has, in which order, beside what that will look like. */
export const MainProductsForm = ({ saved }: { saved: ShopProduct[] }) => {
  const data = useShopData<typeof customizeRequests>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { sayFailure } = useDialogs()
  const record = useMemo(() => ({ products: saved }), [saved])

  const save = async ({ products }: FieldValues) => {
    try {
      await data.saveMainProducts(products.map(({ id }: ShopProduct) => id))
      queryClient.setQueryData(["main-products"], products)
      notify(`${WORDS}.saved`, { type: "success" })
    } catch (error) {
      await sayFailure(error, "resources.banners.failed")
    }
  }
  return (
    <Form record={record} onSubmit={save} warnWhenUnsavedChanges WarnWhenUnsavedChangesComponent={KeepOverReload}>
      <MainProducts />
    </Form>
  )
}

const MainProducts = () => {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { isSubmitting } = useFormState()
  const isDirty = useFormIsDirty()
  const products: ShopProduct[] = useWatch({ name: "products" })
  const set = (next: ShopProduct[]) => setValue("products", next, { shouldDirty: true })
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: SIDE_BY_SIDE, alignItems: "start" }}>
      <Box sx={{ display: "grid", gap: 2.5 }}>
        <Typography sx={{ color: "text.secondary" }}>{translate(`${WORDS}.hint`)}</Typography>
        <ProductPicker
          chosen={products.map(({ id }) => id)}
          full={products.length >= MAX_MAIN_PRODUCTS}
          onPick={(product) => set([...products, product])}
        />
        {products.length ? (
          <ChosenProducts products={products} label={translate(`${WORDS}.name`, { smart_count: 2 })} onChange={set} />
        ) : (
          <EmptyState title={`${WORDS}.none`} text={`${WORDS}.noneText`} />
        )}
        <Box sx={{ display: "flex", alignItems: "center", gap: 2 }}>
          <SaveButton label={isSubmitting ? `${WORDS}.saving` : `${WORDS}.save`} />
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
