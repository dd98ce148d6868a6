import type { ShopProduct } from "@haat/catalog/contract"
import BackIcon from "@mui/icons-material/ArrowBack"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useState } from "react"
import { Edit as RaEdit, useEditContext, useTranslate } from "react-admin"
import { Link, useParams } from "react-router-dom"
import { useDialogs } from "../components/dialogs"
import { EmptyState } from "../components/EmptyState"
import { PageHeading } from "../components/PageHeading"
import { sentenceOf } from "../components/sentence-of"
import { Waiting } from "../layout/Waiting"
import { GoodsTax } from "../tax-settings/GoodsTax"
import { OpenWarehouse } from "../warehouses/KeepIn"
import { ProductForm } from "./ProductForm"
import { useGoBack } from "./use-go-back"

/** Keeps the form's product apart from the one that a list has read: it is fetched anew whenever the form is opened. */
const META = { opened: "in its form" }

/** A product, left alone while it is open, and saved once the shop agreed. */
const Edit = () => {
  const { id = "" } = useParams()
  const translate = useTranslate()
  const goBack = useGoBack("/products")
  const { say } = useDialogs()
  return (
    <>
      <Button startIcon={<BackIcon />} onClick={goBack} sx={{ mb: 1, ml: -1, color: "text.secondary" }}>
        {translate("resources.products.form.back")}
      </Button>
      <PageHeading title="resources.products.form.update">
        <OpenTax id={id} />
        <OpenWarehouse id={id} />
        <Button component={Link} to={`/update-product/${id}/variants`} variant="outlined">
          {translate("resources.products.variants.open")}
        </Button>
      </PageHeading>
      <RaEdit<ShopProduct>
        resource="products"
        id={id}
        title={false}
        actions={false}
        redirect={false}
        component={FormCard}
        mutationMode="pessimistic"
        queryOptions={{ meta: META, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, onError: () => undefined }}
        mutationOptions={{
          meta: META,
          onSuccess: async () => {
            await say("resources.products.updatedTitle", "resources.products.updated")
            goBack()
          },
        }}
        loading={<Waiting />}
        error={<NotThere />}
      >
        <ProductForm
          submitLabel="resources.products.form.update"
          cancel={
            <Button variant="outlined" onClick={goBack}>
              {translate("components.cancel")}
            </Button>
          }
        />
      </RaEdit>
    </>
  )
}

/** Opens what the product is taxed as, apart from its form. */
const OpenTax = ({ id }: { id: string }) => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate("resources.tax-settings.open")}
      </Button>
      {open && (
        <GoodsTax
          noun="products"
          id={id}
          name={translate("resources.tax-settings.product")}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const FormCard = (props: object) => (
  <Card {...props} sx={{ p: { xs: 2, sm: 3 }, pb: "0 !important", maxWidth: 880, overflow: "visible" }} />
)

const NotThere = () => {
  const { error } = useEditContext()
  const translate = useTranslate()
  return (
    <EmptyState title="components.failed" text={sentenceOf(error, translate("resources.products.notAnswering"))}>
      <Button component={Link} to="/products" variant="contained">
        {translate("resources.products.form.backToList")}
      </Button>
    </EmptyState>
  )
}

export default Edit
