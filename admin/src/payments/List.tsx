import type { LedgerRow } from "@haat/payments/contract"
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined"
import Box from "@mui/material/Box"
import { BooleanInput, ColumnsButton, useListContext } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { ChoiceFilter, toChoices } from "../components/Filters"
import { DateField, MoneyField } from "../components/fields"
import { List } from "../components/List"
import { TextLink } from "../components/links"
import { Col, Table } from "../components/Table"
import { OrderTabs } from "../orders/OrderTabs"
import { messages } from "./messages"
import { PaymentReason, PaymentStateField } from "./PaymentStateField"

const STATES = toChoices("resources.payments.states", messages.states)

const FILTERS = (
  <>
    <ChoiceFilter source="state" emptyText="resources.payments.everyState" choices={STATES} />
    {/* Removes the filter when switched off. */}
    <BooleanInput source="attention" parse={(on: boolean) => on || null} />
  </>
)

const PaymentList = () => (
  <List
    failed="resources.payments.failed"
    empty={<Empty />}
    actions={<ColumnsButton />}
    above={<OrderTabs />}
    filters={FILTERS}
  >
    <Table sx={{ "& td.column-amount": { fontWeight: "bold" }, "& .column-reason": { flex: "1 1 100%" } }}>
      <Col source="created_at" field={DateField} />
      <Col
        source="customer_email"
        render={({ customer_email, razorpay_payment_id, razorpay_order_id }: LedgerRow) => (
          <>
            {customer_email}
            <Box sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
              {razorpay_payment_id ?? razorpay_order_id}
            </Box>
          </>
        )}
      />
      <Col source="amount" align="right" field={MoneyField} />
      <Col source="state" render={({ state }: LedgerRow) => <PaymentStateField state={state} />} />
      <Col
        source="order_display_id"
        render={({ order_id, order_display_id }: LedgerRow) =>
          order_id ? (
            <TextLink
              to={`/orders/${encodeURIComponent(order_id)}/show`}
              sx={{ color: "text.primary", fontWeight: 600 }}
            >
              #{order_display_id}
            </TextLink>
          ) : (
            "–"
          )
        }
      />
      <Col source="reason" disableSort render={(payment: LedgerRow) => <PaymentReason payment={payment} />} />
    </Table>
  </List>
)

const Empty = () => {
  const key = useListContext().filterValues.attention ? "nothingWaits" : "none"
  return <EmptyState icon={<PaymentsIcon />} title={`resources.payments.${key}`} />
}

export default PaymentList
