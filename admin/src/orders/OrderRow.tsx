import type { PlacedOrder } from "@haat/back-office/contract"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Accordion from "@mui/material/Accordion"
import AccordionDetails from "@mui/material/AccordionDetails"
import AccordionSummary from "@mui/material/AccordionSummary"
import Box from "@mui/material/Box"
import Chip from "@mui/material/Chip"
import { dateTime, rupees } from "../components/format"
import { headInView } from "../components/head-in-view"
import { FULFILLMENT_WORDS } from "./Delivery"
import { OrderDetail } from "./OrderDetail"
import { paymentWord } from "./payment-word"

const STATUS_WORDS: Record<string, string> = { pending: "Placed", completed: "Completed", canceled: "Cancelled" }

/** How far the parcel is says more than that the order was placed. */
const statusOf = ({ status, fulfillment_status }: PlacedOrder) =>
  status === "pending" && fulfillment_status !== "not_fulfilled"
    ? FULFILLMENT_WORDS[fulfillment_status]
    : (STATUS_WORDS[status] ?? status)

type Props = { order: PlacedOrder; open: boolean; onToggle: () => void }

export const OrderRow = ({ order, open, onToggle }: Props) => {
  const paid = order.payment_status === "Paid" && order.status !== "canceled"
  return (
    <Accordion
      disableGutters
      square
      expanded={open}
      onChange={onToggle}
      slotProps={headInView}
      sx={{ "&:not(:last-child)": { borderBottom: 1, borderColor: "divider" }, "&::before": { display: "none" } }}
    >
      <AccordionSummary
        expandIcon={<ExpandIcon />}
        sx={{ px: { xs: 2, sm: 3 }, "&:hover": { bgcolor: "action.hover" } }}
      >
        <Box
          sx={{
            flex: 1,
            mr: 2,
            display: "grid",
            alignItems: "center",
            columnGap: 2,
            rowGap: 0.5,
            fontSize: "0.9375rem",
            gridTemplateColumns: {
              xs: "1fr auto",
              md: "56px minmax(0, 1fr) 168px 118px 84px 216px",
            },
          }}
        >
          <Box sx={{ fontWeight: 700 }}>#{order.display_id}</Box>
          <Box sx={{ fontWeight: 600, overflowWrap: "anywhere", order: { xs: 2, md: 0 } }}>{order.customer_name}</Box>
          <Box
            sx={{
              color: "text.secondary",
              fontSize: "0.875rem",
              order: { xs: 3, md: 0 },
              gridColumn: { xs: "1 / -1", md: "auto" },
            }}
          >
            {dateTime(order.created_at)}
          </Box>
          <Box sx={{ color: "text.secondary", fontSize: "0.875rem", order: { xs: 2, md: 0 } }}>
            {order.payment_method}
          </Box>
          <Box sx={{ fontWeight: 700, textAlign: "right", fontVariantNumeric: "tabular-nums" }}>
            {rupees(order.total)}
          </Box>
          <Box
            sx={{
              display: "flex",
              flexWrap: "wrap",
              gap: 0.75,
              justifyContent: { md: "flex-end" },
              order: 4,
              gridColumn: { xs: "1 / -1", md: "auto" },
            }}
          >
            <Chip
              size="small"
              label={paymentWord(order)}
              color={paid ? "success" : "default"}
              variant={paid ? "filled" : "outlined"}
            />
            {order.delivery_unknown && (
              <Chip size="small" label="Delivery charge unknown" color="warning" variant="outlined" />
            )}
            <Chip
              size="small"
              label={statusOf(order)}
              color={order.status === "canceled" ? "error" : "default"}
              variant="outlined"
            />
          </Box>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 3 }}>
        <OrderDetail order={order} />
      </AccordionDetails>
    </Accordion>
  )
}
