import Box from "@mui/material/Box"
import { count, rupees } from "../components/format"
import { Address } from "./Address"
import { Block, PrintedPage } from "./PrintedPage"

/** What goes into the parcel and where it goes. Without prices, but for the cash that the courier takes. */
const PackingSlip = () => (
  <PrintedPage title="Packing slip" cancelled="This order is cancelled: there is nothing to pack.">
    {({ order }) => {
      const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
      const cash = order.payment_method === "Cash On Delivery" && order.payment_status === "Pending"
      return (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <Block title="Ship to">
              <Address address={order.shipping_address} />
            </Block>
            {order.tracking.length > 0 && (
              <Block title="Parcel">
                {order.tracking.map(({ number, courier }) => (
                  <Box key={number}>{[courier, number].filter(Boolean).join(" · ")}</Box>
                ))}
              </Block>
            )}
            <Block title="Payment">{cash ? `Collect ${rupees(order.total)} in cash` : "Nothing to collect"}</Block>
          </Box>
          <table>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col" className="number">
                  Pieces
                </th>
                <th scope="col" className="number">
                  Packed
                </th>
              </tr>
            </thead>
            <tbody>
              {order.items.map(({ id, name, quantity }) => (
                <tr key={id}>
                  <td>{name}</td>
                  <td className="number">{count(quantity)}</td>
                  <td className="number">☐</td>
                </tr>
              ))}
            </tbody>
          </table>
          <strong>
            {count(pieces)} {pieces === 1 ? "piece" : "pieces"} in all
          </strong>
        </>
      )
    }}
  </PrintedPage>
)

export default PackingSlip
