import { SaveOffer } from "@haat/offers/contract"
import type { ReactElement, ReactNode } from "react"
import { SimpleForm } from "react-admin"
import { AskBeforeLeaving } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { Conditions } from "./Conditions"
import { Effect } from "./Effect"

const resolver = zodForm(SaveOffer)

const NEW_OFFER = {
  ...{ name: "", name_hi: "", kind: "percent", scope: "order", percent: 10, amount: 0, buy: 2, get: 1 },
  ...{ product_ids: [], category_ids: [], min_amount: 0, first_order_only: false, per_customer_limit: null },
  ...{ total_limit: null, starts_at: null, ends_at: null, automatic: false, code: "", stackable: false, active: true },
}

/** The form that making and changing an offer share, in a `<Create>` or an `<Edit>`. */
export const OfferForm = ({ toolbar, children }: { toolbar?: ReactElement; children: ReactNode }) => (
  <SimpleForm
    defaultValues={NEW_OFFER}
    resolver={resolver}
    noValidate
    toolbar={toolbar}
    warnWhenUnsavedChanges
    WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
  >
    <Effect />
    <Conditions />
    {children}
  </SimpleForm>
)
