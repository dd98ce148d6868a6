import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { count, rupees } from "../components/format"
import { Address } from "./Address"
import { Block, PrintedPage } from "./PrintedPage"

/** What goes into the parcel and where it goes. Without prices, but for the cash that the courier takes. */
const PackingSlip = () => {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.orders.${key}`, values)
  return (
    <PrintedPage title={t("slip")} cancelled={t("nothingToPack")}>
      {({ order }) => {
        const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
        const cash = order.payment_method === "Cash On Delivery" && order.payment_status === "Pending"
        return (
          <>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
              <Block title={t("shipToShort")}>
                <Address address={order.shipping_address} />
              </Block>
              {order.tracking.length > 0 && (
                <Block title={t("parcel")}>
                  {order.tracking.map(({ number, courier }) => (
                    <Box key={number}>{[courier, number].filter(Boolean).join(" · ")}</Box>
                  ))}
                </Block>
              )}
              <Block title={t("parts.payment")}>
                {cash ? t("collect", { cash: rupees(order.total - order.credit) }) : t("collectNothing")}
              </Block>
            </Box>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t("item")}</th>
                  <th scope="col" className="number">
                    {t("pieces")}
                  </th>
                  <th scope="col" className="number">
                    {t("packed")}
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
            <strong>{t("piecesInAll", { smart_count: pieces, count: count(pieces) })}</strong>
          </>
        )
      }}
    </PrintedPage>
  )
}

export default PackingSlip
