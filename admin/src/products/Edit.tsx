import type { ShopProduct } from "@haat/catalog/contract"
import BackIcon from "@mui/icons-material/ArrowBack"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useState } from "react"
import { Edit as RaEdit, useEditContext, useTranslate } from "react-admin"
import { Link, useLocation, useNavigate, useParams } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { errorMessage } from "../components/error-message"
import { PageHeading } from "../components/PageHeading"
import { Loading } from "../layout/Loading"
import { OpenedProductForm } from "./ProductForm"

/** Separates the form's product from the list's in the cache, so that opening the form fetches it again. */
const META = { opened: "in its form" }

/** Edit screen of a product: not refetched while open, saved pessimistically. */
const Edit = () => {
  const { id = "" } = useParams()
  const translate = useTranslate()
  const goBack = useGoBack("/products")
  return (
    <>
      <Button startIcon={<BackIcon />} onClick={goBack} sx={{ mb: 1, ml: -1, color: "text.secondary" }}>
        {translate("resources.products.form.back")}
      </Button>
      <PageHeading title="resources.products.form.update" />
      <RaEdit<ShopProduct>
        resource="products"
        id={id}
        title={false}
        actions={false}
        redirect={false}
        component={FormCard}
        mutationMode="pessimistic"
        queryOptions={{ meta: META, staleTime: Number.POSITIVE_INFINITY, gcTime: 0, onError: () => undefined }}
        mutationOptions={{ meta: META }}
        loading={<Loading />}
        error={<LoadError />}
      >
        <OpenedProductForm onLeave={goBack} />
      </RaEdit>
    </>
  )
}

const FormCard = (props: object) => (
  <Card
    {...props}
    sx={{ p: { xs: 2, sm: 3 }, pt: "0 !important", pb: "0 !important", minWidth: 0, overflow: "visible" }}
  />
)

const LoadError = () => {
  const { error } = useEditContext()
  const translate = useTranslate()
  return (
    <EmptyState title="components.failed" text={errorMessage(error, translate("resources.products.notAnswering"))}>
      <Button component={Link} to="/products" variant="contained">
        {translate("resources.products.form.backToList")}
      </Button>
    </EmptyState>
  )
}

/** Returns a function that goes back, or to `fallback` from the first screen of the visit. */
const useGoBack = (fallback: string) => {
  const navigate = useNavigate()
  // Form tabs replace the location, so the first key is kept.
  const [{ key }] = useState(useLocation())
  return () => (key === "default" ? navigate(fallback) : navigate(-1))
}

export default Edit
