import { MakeCodes, type OfferRow } from "@haat/offers/contract"
import { grouped } from "@haat/sdk/money"
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import {
  DeleteWithConfirmButton,
  Edit,
  Form,
  TextInput,
  type TransformData,
  useRecordContext,
  useRefresh,
  useTranslate,
} from "react-admin"
import type { FieldValues } from "react-hook-form"
import { AmountInput } from "../components/AmountInput"
import { LinkButton } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { SubmitButton } from "../components/SubmitButton"
import { useAction } from "../components/use-action"
import { zodForm } from "../components/zod-form"
import { API } from "../http-client"
import { useShopData } from "../use-shop-data"
import { Calculator } from "./Calculator"
import { BackToOffers } from "./Create"
import { OfferForm } from "./OfferForm"

/** Sends the version that was read, so that the server rejects a save over someone else's changes. */
const transform: TransformData = (offer, { previousData } = { previousData: {} }) => ({
  ...offer,
  was: previousData.updated_at,
})

const OfferEdit = () => (
  <>
    <BackToOffers />
    <PageHeading title="resources.offers.editTitle" />
    <Edit title={false} redirect={false} mutationMode="pessimistic" transform={transform} sx={{ maxWidth: 880 }}>
      <OfferForm
        toolbarActions={
          <DeleteWithConfirmButton
            confirmTitle="resources.offers.deleteTitle"
            confirmContent="resources.offers.deleteText"
            mutationMode="pessimistic"
          />
        }
      >
        <Calculator />
      </OfferForm>
      <Codes />
    </Edit>
  </>
)

const OFFERS = "resources.offers"
const NEW_CODES = { count: 100, prefix: "" }
const resolver = zodForm(MakeCodes)

export const Codes = () => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const { request } = useShopData()
  const offer = useRecordContext<OfferRow>()
  /** Number of codes made, shown beside the file's link instead of in a toast. */
  const [made, setMade] = useState(0)
  const { run, isBusy } = useAction(async (wanted: FieldValues) => {
    setMade(0)
    const path = `offers/${encodeURIComponent(String(offer?.id))}/codes`
    const { made } = await request<{ made: number }>(path, { method: "POST", body: wanted })
    setMade(made)
    refresh()
  })
  if (!offer || offer.automatic) return null
  const filter = JSON.stringify({ offer_id: offer.id })
  return (
    <Box component="section" aria-labelledby="unique-codes" sx={{ p: 2 }}>
      <Typography id="unique-codes" component="h2" sx={{ fontSize: "1.125rem", fontWeight: 700 }}>
        {translate(`${OFFERS}.codesTitle`)}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 2 }}>
        {translate(`${OFFERS}.codesText`, { count: grouped(offer.unique_codes) })}
      </Typography>
      <Form record={NEW_CODES} resolver={resolver} onSubmit={run} noValidate disableInvalidFormNotification>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <AmountInput source="count" label={`${OFFERS}.codesCount`} step={1} sx={{ width: 140 }} />
          <TextInput source="prefix" label={`${OFFERS}.codesPrefix`} sx={{ width: 180 }} />
          <SubmitButton label={`${OFFERS}.codesMake`} variant="outlined" alwaysEnable={!isBusy} />
          {offer.unique_codes > 0 && (
            <LinkButton
              label={`${OFFERS}.codesFile`}
              href={`${API}/offer-codes/export?${new URLSearchParams({ filter })}`}
              download
              startIcon={<DownloadIcon />}
            />
          )}
        </Box>
      </Form>
      <Typography role="status" sx={{ mt: 1, color: "success.main" }}>
        {made > 0 && translate(`${OFFERS}.codesMade`, { smart_count: made, count: grouped(made) })}
      </Typography>
    </Box>
  )
}

export default OfferEdit
