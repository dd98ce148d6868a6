import type { OrderDetail, OrderWarehouse } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"
import { Address } from "./Address"
import { Block, PrintedPage } from "./PrintedPage"

type Slip = { warehouse?: OrderWarehouse; items: OrderDetail["items"] }

/**
 * Packing slips of an order, one for each warehouse that it leaves from. The main warehouse is not named when it is the
 * only one.
 */
function slipsOf({ items, warehouses }: OrderDetail): Slip[] {
  const named = warehouses.length > 1 || warehouses.some(({ is_main }) => !is_main)
  if (!named) return [{ items }]
  return warehouses.map((warehouse) => ({
    warehouse,
    items: items.filter(({ id }) => warehouse.lines.some(({ line_id }) => line_id === id)),
  }))
}

const Place = ({ warehouse: { name, address } }: { warehouse: OrderWarehouse }) => (
  <>
    {[name, ...address].map((line) => (
      <Box key={line}>{line}</Box>
    ))}
  </>
)

/** Contents and destination of the parcel. Shows no prices except the cash that the courier collects. */
const PackingSlip = () => {
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.orders.${key}`, values)
  return (
    <PrintedPage title={t("slip")} cancelled={t("nothingToPack")}>
      {({ order }) => {
        const slips = slipsOf(order)
        const cash = order.payment_method === "Cash On Delivery" && order.payment_status === "Pending"
        return (
          <>
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
              <Block title={t("shipToShort")}>
                <Address address={order.shipping_address} />
              </Block>
              {slips.length === 1 && slips[0].warehouse && (
                <Block title={t("sentFrom")}>
                  <Place warehouse={slips[0].warehouse} />
                </Block>
              )}
              {order.tracking.length > 0 && (
                <Block title={t("parcel")}>
                  {order.tracking.map(({ number, courier }) => (
                    <Box key={number}>{[courier, number].filter(Boolean).join(" · ")}</Box>
                  ))}
                </Block>
              )}
              <Block title={t("parts.payment")}>
                {cash ? t("collect", { cash: money(order.total - order.credit) }) : t("collectNothing")}
              </Block>
            </Box>
            {slips.map(({ warehouse, items }) => {
              const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
              return (
                <Box key={warehouse?.id ?? ""} sx={{ breakInside: "avoid" }}>
                  {slips.length > 1 && warehouse && (
                    <Box sx={{ mt: 3 }}>
                      <Block title={t("sentFrom")}>
                        <Place warehouse={warehouse} />
                      </Block>
                    </Box>
                  )}
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
                      {items.map(({ id, name, quantity }) => (
                        <tr key={id}>
                          <td>{name}</td>
                          <td className="number">{grouped(quantity)}</td>
                          <td className="number">☐</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                  <strong>{t("piecesInAll", { smart_count: pieces, count: grouped(pieces) })}</strong>
                </Box>
              )
            })}
          </>
        )
      }}
    </PrintedPage>
  )
}

export default PackingSlip
