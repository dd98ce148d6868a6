import { DeleteWithConfirmButton, Edit, type TransformData } from "react-admin"
import { PageHeading } from "../components/PageHeading"
import { Calculator } from "./Calculator"
import { Codes } from "./Codes"
import { ToOffers } from "./Create"
import { OfferForm } from "./OfferForm"

/** The server compares when it was changed last as it was read, so that nobody is overwritten unseen. */
const transform: TransformData = (offer, { previousData } = { previousData: {} }) => ({
  ...offer,
  was: previousData.updated_at,
})

const OfferEdit = () => (
  <>
    <ToOffers />
    <PageHeading title="resources.offers.editTitle" />
    <Edit title={false} redirect={false} mutationMode="pessimistic" transform={transform} sx={{ maxWidth: 880 }}>
      <OfferForm
        beside={
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

export default OfferEdit
