import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { count, rupees } from "../components/format"
import { Address } from "./Address"
import { Block, PrintedPage } from "./PrintedPage"
import { methodKey, paymentKey } from "./payment-key"

/** What was bought and what it cost, for the shopper's books. */
const Invoice = () => {
  const translate = useTranslate()
  const t = (key: string) => translate(`resources.orders.${key}`)
  return (
    <PrintedPage title={t("invoice")}>
      {({ order }) => (
        <>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
            <Block title={t("billToShort")}>
              <Address address={order.billing_address} />
              {order.email}
            </Block>
            <Block title={t("shipToShort")}>
              <Address address={order.shipping_address} />
            </Block>
            <Block title={t("parts.payment")}>
              <Box>{translate(methodKey(order))}</Box>
              <Box>{translate(paymentKey(order))}</Box>
            </Block>
          </Box>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("item")}</th>
                <th scope="col" className="number">
                  {t("price")}
                </th>
                <th scope="col" className="number">
                  {t("pieces")}
                </th>
                <th scope="col" className="number">
                  {t("amount")}
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
                [t("parts.items"), order.item_total] as const,
                ...order.offers.map(({ name, code, amount }) => [code ? `${name} (${code})` : name, -amount] as const),
                [t("parts.delivery"), order.delivery_charge] as const,
              ].map(([label, value]) => (
                <tr key={label}>
                  <td colSpan={3}>{label}</td>
                  <td className="number">{rupees(value)}</td>
                </tr>
              ))}
              <tr style={{ fontWeight: 700 }}>
                <td colSpan={3}>{t("total")}</td>
                <td className="number">{rupees(order.total)}</td>
              </tr>
              {order.credit > 0 && (
                <tr>
                  <td colSpan={3}>{t("creditOf")}</td>
                  <td className="number">{rupees(order.credit)}</td>
                </tr>
              )}
            </tfoot>
          </table>
          <Box>{t("taxes")}</Box>
        </>
      )}
    </PrintedPage>
  )
}

export default Invoice
