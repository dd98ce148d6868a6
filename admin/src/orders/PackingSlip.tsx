import type { ShopFacts } from "@haat/checkout/contract"
import type { OrderDetail, OrderWarehouse } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import PrintIcon from "@mui/icons-material/LocalPrintshopOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useCreatePath, useTranslate } from "react-admin"
import { useLocation } from "react-router-dom"
import { TextButton } from "../components/buttons"
import { EmptyState } from "../components/EmptyState"
import { dateTime } from "../components/format"
import { LinkButton } from "../components/links"
import { RetryNotice } from "../components/Notice"
import { PageHeading } from "../components/PageHeading"
import { RecordScreen } from "../components/RecordScreen"
import { Loading } from "../layout/Loading"
import { searchPath } from "../search-path"
import { useRequest } from "../use-shop-data"
import { Address } from "./Address"
import { PaperSheet } from "./PaperSheet"

const WORDS = "resources.orders"

type Slip = { warehouse?: OrderWarehouse; items: OrderDetail["items"] }

/**
 * Returns the packing slips of an order, one for each warehouse. The main warehouse is not named when it is the only
 * one.
 */
function toSlips({ items, warehouses }: OrderDetail): Slip[] {
  const isNamed = warehouses.length > 1 || warehouses.some(({ is_main }) => !is_main)
  if (!isNamed) return [{ items }]
  return warehouses.map((warehouse) => ({
    warehouse,
    items: items.filter(({ id }) => warehouse.lines.some(({ line_id }) => line_id === id)),
  }))
}

/** Printable contents and destination of a parcel. Shows no prices except the cash to collect. */
const PackingSlip = () => (
  <RecordScreen<OrderDetail> failed={`${WORDS}.oneFailed`} unknown={`${WORDS}.unknown`}>
    {(order) => <Slips order={order} />}
  </RecordScreen>
)

const Slips = ({ order }: { order: OrderDetail }) => {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const { state } = useLocation()
  const shop = useRequest<ShopFacts>("/store/shop")
  if (shop.error) return <RetryNotice text={`${WORDS}.oneFailed`} onRetry={shop.refetch} />
  if (!shop.data) return <Loading />
  const title = translate(`${WORDS}.slip`)
  const back = (
    <LinkButton
      variant="outlined"
      label={`${WORDS}.back`}
      {...(state?.fromShow
        ? { to: createPath({ resource: "orders", id: order.id, type: "show" }) }
        : { to: searchPath("orders", `#${order.display_id}`), state: { open: order.id } })}
    />
  )
  if (order.status === "canceled")
    return (
      <EmptyState main title={`${WORDS}.nothingToPack`}>
        {back}
      </EmptyState>
    )
  const slips = toSlips(order)
  return (
    <>
      <PageHeading title={`${title} #${order.display_id}`}>
        {back}
        <TextButton
          variant="contained"
          startIcon={<PrintIcon />}
          label={`${WORDS}.print`}
          onClick={() => window.print()}
        />
      </PageHeading>
      <PaperSheet title={title}>
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 2, mb: 3 }}>
          <Box>
            <Box sx={{ fontSize: "1.5rem", fontWeight: 700 }}>{shop.data.name}</Box>
            <Lines lines={[shop.data.contact_email, shop.data.contact_phone].filter(Boolean)} />
          </Box>
          <Box sx={{ textAlign: { sm: "right" } }}>
            <Typography component="h2" sx={{ fontSize: "1.25rem", fontWeight: 700 }}>
              {title}
            </Typography>
            <Box>{translate(`${WORDS}.number`, { number: order.display_id })}</Box>
            <Box>{dateTime(order.created_at)}</Box>
          </Box>
        </Box>
        <Destination order={order} from={slips.length === 1 ? slips[0].warehouse : undefined} />
        {slips.map(({ warehouse, items }) => (
          <Box key={warehouse?.id ?? ""} sx={{ breakInside: "avoid", mt: 3 }}>
            {slips.length > 1 && <WarehouseBlock warehouse={warehouse} />}
            <Contents items={items} />
          </Box>
        ))}
      </PaperSheet>
    </>
  )
}

const Destination = ({ order, from }: { order: OrderDetail; from?: OrderWarehouse }) => {
  const translate = useTranslate()
  const hasCash = order.payment_method === "Cash On Delivery" && order.payment_status === "Pending"
  const cash = money(order.total - order.credit)
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
      <Block title="shipToShort">
        <Address address={order.shipping_address} />
      </Block>
      <WarehouseBlock warehouse={from} />
      {order.tracking.length > 0 && (
        <Block title="parcel">
          <Lines lines={order.tracking.map(({ number, courier }) => [courier, number].filter(Boolean).join(" · "))} />
        </Block>
      )}
      <Block title="parts.payment">
        {hasCash ? translate(`${WORDS}.collect`, { cash }) : translate(`${WORDS}.collectNothing`)}
      </Block>
    </Box>
  )
}

const WarehouseBlock = ({ warehouse }: Pick<Slip, "warehouse">) =>
  warehouse && (
    <Block title="sentFrom">
      <Lines lines={[warehouse.name, ...warehouse.address]} />
    </Block>
  )

const Contents = ({ items }: Pick<Slip, "items">) => {
  const translate = useTranslate()
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{translate(`${WORDS}.item`)}</th>
            <th scope="col" className="number">
              {translate(`${WORDS}.pieces`)}
            </th>
            <th scope="col" className="number">
              {translate(`${WORDS}.packed`)}
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
      <strong>{translate(`${WORDS}.piecesInAll`, { smart_count: pieces, count: grouped(pieces) })}</strong>
    </>
  )
}

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ flex: "1 1 200px" }}>
    <Typography component="h3" sx={{ fontWeight: 700, fontSize: "0.8125rem", color: "#444" }}>
      {useTranslate()(`${WORDS}.${title}`)}
    </Typography>
    {children}
  </Box>
)

const Lines = ({ lines }: { lines: string[] }) => lines.map((line) => <Box key={line}>{line}</Box>)

export default PackingSlip
