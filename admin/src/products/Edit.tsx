import type { ShopProduct } from "@haat/catalog/contract"
import BackIcon from "@mui/icons-material/ArrowBack"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useCallback, useEffect, useRef } from "react"
import { useGetOne } from "react-admin"
import { Link, useParams } from "react-router-dom"
import { useDialogs } from "../components/dialogs"
import { EmptyState } from "../components/EmptyState"
import { PageHeading } from "../components/PageHeading"
import { Waiting } from "../layout/Waiting"
import { toFields } from "./form-fields"
import { ProductFormFrame } from "./ProductFormFrame"
import { useGoBack } from "./use-go-back"

const Edit = () => {
  const { id = "" } = useParams()
  const goBack = useGoBack("/products")
  const { ask, say } = useDialogs()
  const dirty = useRef(false)
  const onDirty = useCallback((isDirty: boolean) => {
    dirty.current = isDirty
  }, [])
  // Fetched anew each time the form is opened, and left alone while it is open.
  const { data, error, isFetchedAfterMount } = useGetOne<ShopProduct>(
    "products",
    { id },
    {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnMount: "always",
      refetchOnWindowFocus: false,
    },
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => dirty.current && event.preventDefault()
    addEventListener("beforeunload", warn)
    return () => removeEventListener("beforeunload", warn)
  }, [])

  const leave = async () => {
    const lose =
      !dirty.current ||
      (await ask({
        title: "Leave without saving?",
        text: "Your changes to this product will be lost.",
        yes: "Discard them",
        no: "Keep editing",
        danger: true,
      }))
    if (lose) goBack()
  }

  if (error) {
    return (
      <EmptyState main title="Something went wrong!" text={(error as Error).message}>
        <Button component={Link} to="/products" variant="contained">
          Back to Products
        </Button>
      </EmptyState>
    )
  }
  if (!data || !isFetchedAfterMount) return <Waiting />
  return (
    <>
      <Button startIcon={<BackIcon />} onClick={leave} sx={{ mb: 1, ml: -1, color: "text.secondary" }}>
        Back
      </Button>
      <PageHeading title="Update Product" />
      <Card sx={{ p: { xs: 2, sm: 3 }, pb: "0 !important", maxWidth: 880, overflow: "visible" }}>
        <ProductFormFrame
          id={id}
          initial={toFields(data)}
          submitLabel="Update Product"
          stickyFoot
          onDirty={onDirty}
          onSaved={async () => {
            await say("Product Updated", "Product has been successfully updated!")
            goBack()
          }}
          cancel={
            <Button variant="outlined" onClick={leave}>
              Cancel
            </Button>
          }
        />
      </Card>
    </>
  )
}

export default Edit
