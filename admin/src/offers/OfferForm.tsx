import { SaveOffer } from "@haat/offers/contract"
import type { ReactNode } from "react"
import { SaveButton, SimpleForm, Toolbar } from "react-admin"
import { AskBeforeLeaving } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { Conditions } from "./Conditions"
import { Effect } from "./Effect"

const resolver = zodForm(SaveOffer)

const NEW_OFFER = {
  ...{ name: "", name_hi: "", kind: "percent", scope: "order", percent: 10, amount: 0, buy: 2, get: 1 },
  ...{ product_ids: [], category_ids: [], min_amount: 0, first_order_only: false, per_customer_limit: null },
  ...{
    counts_same_person: false,
    total_limit: null,
    starts_at: null,
    ends_at: null,
    automatic: false,
    code: "",
    stackable: false,
    active: true,
  },
}

type Props = {
  /** beside the button that saves */
  beside?: ReactNode
  children: ReactNode
}

/** It ends the form on a phone as well: over the form it would hide the field that is typed into. */
const FOOT = { justifyContent: "space-between", "&.RaToolbar-mobileToolbar": { position: "static", px: 2 } } as const

/** The form that making and changing an offer share, in a `<Create>` or an `<Edit>`. */
export const OfferForm = ({ beside, children }: Props) => (
  <SimpleForm
    defaultValues={NEW_OFFER}
    resolver={resolver}
    noValidate
    toolbar={
      <Toolbar sx={FOOT}>
        <SaveButton />
        {beside}
      </Toolbar>
    }
    warnWhenUnsavedChanges
    WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
  >
    <Effect />
    <Conditions />
    {children}
  </SimpleForm>
)
