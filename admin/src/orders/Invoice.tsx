import Box from "@mui/material/Box"
import { count, rupees } from "../components/format"
import { Address } from "./Address"
import { Block, PrintedPage } from "./PrintedPage"
import { paymentWord } from "./payment-word"

/** What was bought and what it cost, for the shopper's books. */
const Invoice = () => (
  <PrintedPage title="Invoice">
    {({ order }) => (
      <>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
          <Block title="Bill to">
            <Address address={order.billing_address} />
            {order.email}
          </Block>
          <Block title="Ship to">
            <Address address={order.shipping_address} />
          </Block>
          <Block title="Payment">
            <Box>{order.payment_method}</Box>
            <Box>{paymentWord(order)}</Box>
          </Block>
        </Box>
        <table>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" className="number">
                Price
              </th>
              <th scope="col" className="number">
                Pieces
              </th>
              <th scope="col" className="number">
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {order.items.map(({ id, name, price, quantity }) => (
              <tr key={id}>
                <td>{name}</td>
                <td className="number">{rupees(price)}</td>
                <td className="number">{count(quantity)}</td>
                <td className="number">{rupees(price * quantity)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {[
              ["Items", order.item_total] as const,
              ["Delivery", order.delivery_charge] as const,
              ["Total", order.total] as const,
            ].map(([label, value]) => (
              <tr key={label} style={label === "Total" ? { fontWeight: 700 } : undefined}>
                <td colSpan={3}>{label}</td>
                <td className="number">{rupees(value)}</td>
              </tr>
            ))}
          </tfoot>
        </table>
        <Box>Prices include all taxes.</Box>
      </>
    )}
  </PrintedPage>
)

export default Invoice
