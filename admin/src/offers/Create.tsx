import BackIcon from "@mui/icons-material/ArrowBack"
import { useState } from "react"
import { Create, useNotify } from "react-admin"
import { Navigate } from "react-router-dom"
import { LinkButton } from "../components/links"
import { PageHeading } from "../components/PageHeading"
import { Calculator } from "./Calculator"
import { OfferForm } from "./OfferForm"

const BACK_SX = { mb: 1, ml: -1, color: "text.secondary" }

export const BackToOffers = () => (
  <LinkButton label="resources.offers.back" to="/offers" startIcon={<BackIcon />} sx={BACK_SX} />
)

const OfferCreate = () => {
  const notify = useNotify()
  const [createdId, setCreatedId] = useState<string>()
  const onSuccess = ({ id }: { id: string }) => {
    notify("ra.notification.created", { type: "success", messageArgs: { smart_count: 1 } })
    setCreatedId(id)
  }
  // Redirects after the form is unmounted, so that it does not ask about unsaved changes.
  if (createdId) return <Navigate to={`/offers/${encodeURIComponent(createdId)}`} replace />
  return (
    <>
      <BackToOffers />
      <PageHeading title="resources.offers.addTitle" />
      <Create title={false} redirect={false} mutationOptions={{ onSuccess }} sx={{ maxWidth: 880 }}>
        <OfferForm>
          <Calculator />
        </OfferForm>
      </Create>
    </>
  )
}

export default OfferCreate
