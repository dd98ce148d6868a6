import BackIcon from "@mui/icons-material/ArrowBack"
import Button from "@mui/material/Button"
import { Create, useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { PageHeading } from "../components/PageHeading"
import { Calculator } from "./Calculator"
import { OfferForm } from "./OfferForm"

/** The way back to the list. */
export const ToOffers = () => (
  <Button component={Link} to="/offers" startIcon={<BackIcon />} sx={{ mb: 1, ml: -1, color: "text.secondary" }}>
    {useTranslate()("resources.offers.back")}
  </Button>
)

const OfferCreate = () => (
  <>
    <ToOffers />
    <PageHeading title="resources.offers.addTitle" />
    <Create title={false} redirect="edit" sx={{ maxWidth: 880 }}>
      <OfferForm>
        <Calculator />
      </OfferForm>
    </Create>
  </>
)

export default OfferCreate
