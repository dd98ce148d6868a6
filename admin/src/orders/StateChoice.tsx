import type { PlacedOrder } from "@haat/checkout/contract"
import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import Box from "@mui/material/Box"
import { CanAccess, Form, SaveButton, SelectInput, useLocale } from "react-admin"
import { Notice } from "../components/Notice"
import { useAction } from "../components/use-action"
import { useMoveOrder } from "./use-move-order"

const ORDERS = "resources.orders"

/** Chooses the state of an order whose address names none that can be read: its tax goes by it. */
export const StateChoice = ({ order }: { order: PlacedOrder }) => {
  const language = useLocale() === "hi" ? "hi" : "en"
  const moveOrder = useMoveOrder()
  const { run, isBusy, failure } = useAction((body: object) => moveOrder(order.id, { path: "delivery-state", body }), {
    done: () => undefined,
    failsInScreen: true,
  })
  return (
    <Box sx={{ display: "grid", gap: 1, mt: 1 }}>
      <Notice severity="warning" text={`${ORDERS}.stateUnknownText`} />
      {failure && <Notice severity="error" text={failure} />}
      <CanAccess resource="orders" action="edit">
        <Form onSubmit={run} record={{}}>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
            <SelectInput
              source="state"
              label={`${ORDERS}.chooseState`}
              choices={STATES_OF_ADDRESSES}
              optionValue="code"
              optionText={language}
              translateChoice={false}
              isRequired
              fullWidth={false}
            />
            <SaveButton variant="outlined" label={`${ORDERS}.steps.chooseState.yes`} disabled={isBusy} />
          </Box>
        </Form>
      </CanAccess>
    </Box>
  )
}
