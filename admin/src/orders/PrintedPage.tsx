import type { ShopFacts } from "@haat/checkout/contract"
import type { OrderDetail } from "@haat/read-model/contract"
import PrintIcon from "@mui/icons-material/LocalPrintshopOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import GlobalStyles from "@mui/material/GlobalStyles"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { Failed } from "../components/Failed"
import { dateTime } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { RecordScreen } from "../components/RecordScreen"
import { useShopData } from "../data-provider"
import { Waiting } from "../layout/Waiting"
import type { orderRequests } from "./requests"

/** On paper there is the sheet alone, black on white whatever the screen's theme. */
const PRINT = {
  "@page": { margin: "14mm" },
  "@media print": {
    "body *": { visibility: "hidden" },
    "#sheet, #sheet *": { visibility: "visible" },
    "#sheet": { position: "absolute", inset: "0 0 auto 0", border: "0 !important", padding: "0 !important" },
    body: { background: "#fff !important" },
  },
} as const

type Shown = { order: OrderDetail; shop: ShopFacts }
type Props = {
  title: string
  /** Why there is no such sheet of a cancelled order; without it there is one. */
  cancelled?: string
  children: (shown: Shown) => ReactNode
}

/** A sheet about the order in the address, as it will be printed, and the button that prints it. */
export const PrintedPage = (sheet: Props) => (
  <RecordScreen<OrderDetail> failed="resources.orders.oneFailed" unknown="resources.orders.unknown">
    {(order) => <Sheet order={order} {...sheet} />}
  </RecordScreen>
)

const Sheet = ({ order, title, cancelled, children }: Props & { order: OrderDetail }) => {
  const translate = useTranslate()
  const { shopFacts } = useShopData<typeof orderRequests>()
  const shop = useQuery({ queryKey: ["shop-facts"], queryFn: ({ signal }) => shopFacts(signal) })
  if (shop.error) return <Failed text="resources.orders.oneFailed" onRetry={shop.refetch} />
  if (!shop.data) return <Waiting />
  const back = (
    <Button
      variant="outlined"
      component={Link}
      to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: `#${order.display_id}` }))}`}
      state={{ open: order.id }}
    >
      {translate("resources.orders.back")}
    </Button>
  )
  if (cancelled && order.status === "canceled")
    return (
      <EmptyState main title={cancelled}>
        {back}
      </EmptyState>
    )
  return (
    <>
      <GlobalStyles styles={PRINT} />
      <PageHeading title={`${title} #${order.display_id}`}>
        {back}
        <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate("resources.orders.print")}
        </Button>
      </PageHeading>
      <Box
        id="sheet"
        component="article"
        aria-label={title}
        sx={{
          maxWidth: 800,
          mx: "auto",
          p: { xs: 2, sm: 5 },
          bgcolor: "#fff",
          color: "#111",
          border: "1px solid #d9d2c4",
          borderRadius: "12px",
          colorScheme: "light",
          fontSize: "0.9375rem",
          "& table": { width: "100%", borderCollapse: "collapse", my: 3 },
          "& th, & td": { textAlign: "left", py: 1, borderBottom: "1px solid #ccc", verticalAlign: "top" },
          "& .number": { textAlign: "right", fontVariantNumeric: "tabular-nums", pl: 1, whiteSpace: "nowrap" },
          "& tfoot td": { border: 0, py: 0.5 },
          "& tr": { breakInside: "avoid" },
        }}
      >
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "space-between", gap: 2, mb: 3 }}>
          <Box>
            <Box sx={{ fontSize: "1.5rem", fontWeight: 700 }}>{shop.data.name}</Box>
            {[shop.data.contact_email, shop.data.contact_phone].filter(Boolean).map((line) => (
              <Box key={line}>{line}</Box>
            ))}
          </Box>
          <Box sx={{ textAlign: { sm: "right" } }}>
            <Typography component="h2" sx={{ fontSize: "1.25rem", fontWeight: 700 }}>
              {title}
            </Typography>
            <Box>{translate("resources.orders.number", { number: order.display_id })}</Box>
            <Box>{dateTime(order.created_at)}</Box>
            {order.status === "canceled" && <strong>{translate("resources.orders.states.canceled")}</strong>}
          </Box>
        </Box>
        {children({ order: order, shop: shop.data })}
      </Box>
    </>
  )
}

/** A block with a small heading of its own. */
export const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ flex: "1 1 200px" }}>
    <Typography component="h3" sx={{ fontWeight: 700, fontSize: "0.8125rem", color: "#444" }}>
      {title}
    </Typography>
    {children}
  </Box>
)
