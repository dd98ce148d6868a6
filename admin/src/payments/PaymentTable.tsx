import type { LedgerRow } from "@haat/medusa-payment-razorpay/contract"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import { dateTime, rupees } from "../components/format"
import { OrderLink } from "./OrderLink"
import { StateChip } from "./StateChip"
import { Why } from "./Why"

export const PaymentTable = ({ payments }: { payments: LedgerRow[] }) => (
  <TableContainer component={Card}>
    <Table aria-label="Payments" sx={{ tableLayout: "fixed", "& td": { overflowWrap: "anywhere" } }}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 130 }}>Date</TableCell>
          <TableCell>Shopper</TableCell>
          <TableCell sx={{ width: 110 }} align="right">
            Amount
          </TableCell>
          <TableCell sx={{ width: 170 }}>State</TableCell>
          <TableCell sx={{ width: 80 }}>Order</TableCell>
          <TableCell sx={{ width: "26%" }}>What happened</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {payments.map((payment) => (
          <TableRow key={payment.id} sx={{ "&:last-child td": { border: 0 } }}>
            <TableCell sx={{ color: "text.secondary" }}>{dateTime(payment.created_at)}</TableCell>
            <TableCell>
              {payment.customer_email}
              <Box sx={{ color: "text.secondary", fontSize: "0.8125rem" }}>
                {payment.razorpay_payment_id ?? payment.razorpay_order_id}
              </Box>
            </TableCell>
            <TableCell align="right" sx={{ fontVariantNumeric: "tabular-nums", fontWeight: 600 }}>
              {rupees(payment.amount)}
            </TableCell>
            <TableCell>
              <StateChip state={payment.state} />
            </TableCell>
            <TableCell>
              <OrderLink payment={payment} />
            </TableCell>
            <TableCell>
              <Why payment={payment} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
)
