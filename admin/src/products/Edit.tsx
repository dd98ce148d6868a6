import type { ShopProduct } from "@haat/catalog/contract"
import BackIcon from "@mui/icons-material/ArrowBack"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import { useGetOne } from "react-admin"
import { Link, useParams } from "react-router-dom"
import { useDialogs } from "../components/dialogs"
import { EmptyState } from "../components/EmptyState"
import { PageHeading } from "../components/PageHeading"
import { sentenceOf } from "../fetch-back-office"
import { Waiting } from "../layout/Waiting"
import { toFields } from "./form-fields"
import { MESSAGES } from "./messages"
import { ProductFormFrame } from "./ProductFormFrame"
import { useGoBack } from "./use-go-back"

const Edit = () => {
  const { id = "" } = useParams()
  const goBack = useGoBack("/products")
  const { say } = useDialogs()
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

  if (error) {
    return (
      <EmptyState main title={MESSAGES.failed} text={sentenceOf(error, MESSAGES.notAnswering)}>
        <Button component={Link} to="/products" variant="contained">
          Back to Products
        </Button>
      </EmptyState>
    )
  }
  if (!data || !isFetchedAfterMount) return <Waiting />
  return (
    <>
      <Button startIcon={<BackIcon />} onClick={goBack} sx={{ mb: 1, ml: -1, color: "text.secondary" }}>
        Back
      </Button>
      <PageHeading title="Update Product" />
      <Card sx={{ p: { xs: 2, sm: 3 }, pb: "0 !important", maxWidth: 880, overflow: "visible" }}>
        <ProductFormFrame
          id={id}
          initial={toFields(data)}
          version={data.updated_at}
          submitLabel="Update Product"
          stickyFoot
          onSaved={async () => {
            await say(MESSAGES.updatedTitle, MESSAGES.updated)
            goBack()
          }}
          cancel={
            <Button variant="outlined" onClick={goBack}>
              Cancel
            </Button>
          }
        />
      </Card>
    </>
  )
}

export default Edit
