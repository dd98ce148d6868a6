import type { Overview } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import InquiryIcon from "@mui/icons-material/ContactSupportOutlined"
import RevenueIcon from "@mui/icons-material/CurrencyRupee"
import SubscribersIcon from "@mui/icons-material/GroupOutlined"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import type { SvgIconProps } from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"
import { type ComponentType, lazy, Suspense, useState } from "react"
import { useRefresh, useStore, useTranslate } from "react-admin"
import { DialogButton } from "../components/buttons"
import { DayInput } from "../components/DayInput"
import { today } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { KEEP_PREVIOUS, useRequest } from "../use-shop-data"
import { PendingWork } from "./PendingWork"
import { Sales } from "./Sales"

// Kept out of the first load.
const EditSummary = lazy(() => import("./EditSummary"))
const NewestProducts = lazy(() => import("./NewestProducts"))

/** Fixed by the specification; messages are not counted. */
const INQUIRIES = 10

const ICONS = { Subscribers: SubscribersIcon, Orders: OrdersIcon, Inquiry: InquiryIcon, Revenue: RevenueIcon }
type Name = keyof typeof ICONS
const NAMES = Object.keys(ICONS) as Name[]

/** Lines of each card: its number, then notes on it. */
const cardLines = (overview: Overview, t: (key: string, values?: object) => string): Record<Name, string[]> => ({
  Subscribers: [grouped(overview.subscribers)],
  Orders: [grouped(overview.orders), t("withoutCancelled")],
  Inquiry: [grouped(INQUIRIES)],
  Revenue: [
    money(overview.revenue),
    t("paid", { amount: money(overview.paid) }),
    t("unpaidCash", { amount: money(overview.unpaid_cash) }),
    t("netRevenue"),
  ],
})

const Panel = () => {
  const refresh = useRefresh()
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.overview.${key}`, values)
  const [date, setDate] = useState(today)
  const [shown, setShown] = useStore<string[]>("overview.cards", NAMES)
  const path = `overview?date=${encodeURIComponent(date)}`
  const { data, isFetching, error } = useRequest<Overview>(path, KEEP_PREVIOUS)
  const lines = data && cardLines(data, t)
  return (
    <>
      <PageHeading title={t("name")}>
        <DayInput label={t("until")} value={date} onChoose={(day) => setDate(day || today())} />
        <Button variant="outlined" onClick={refresh} disabled={isFetching}>
          {t("refresh")}
        </Button>
        <DialogButton
          variant="outlined"
          label={t("edit")}
          dialog={(close) => <EditSummary names={NAMES} shown={shown} onChange={setShown} onClose={close} />}
        />
      </PageHeading>
      <Box
        component="section"
        aria-label={t("summary")}
        aria-busy={isFetching}
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr", lg: "repeat(4, 1fr)" }, mb: 4 }}
      >
        {NAMES.filter((name) => shown.includes(name)).map((name) => (
          <StatCard
            key={name}
            name={t(`cards.${name}`)}
            icon={ICONS[name]}
            lines={lines?.[name] ?? (error ? ["–"] : [])}
          />
        ))}
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        <NewestProducts />
      </Suspense>
      <Sales latest={date} />
      <PendingWork />
    </>
  )
}

type Props = {
  name: string
  icon: ComponentType<SvgIconProps>
  /** The number, then notes on it; empty while loading. */
  lines: string[]
}

const StatCard = ({ name, icon: Icon, lines: [value, ...parts] }: Props) => (
  <Card sx={{ p: 2.5, display: "flex", alignItems: "flex-start", justifyContent: "space-between" }}>
    <Box>
      <Typography component="h2" sx={{ color: "text.secondary", fontWeight: 600, fontSize: "0.875rem" }}>
        {name}
      </Typography>
      <Typography sx={NUMBER}>{value ?? <Skeleton width={96} />}</Typography>
      {parts.map((part) => (
        <Typography
          key={part}
          sx={{ color: "text.secondary", fontSize: "0.8125rem", fontVariantNumeric: "tabular-nums" }}
        >
          {part}
        </Typography>
      ))}
    </Box>
    <Box sx={PICTURE}>
      <Icon fontSize="small" />
    </Box>
  </Card>
)

const NUMBER = {
  fontSize: { xs: "1.5rem", sm: "1.75rem" },
  overflowWrap: "anywhere",
  fontWeight: 700,
  letterSpacing: "-0.03em",
  fontVariantNumeric: "tabular-nums",
} as const

const PICTURE = {
  display: { xs: "none", sm: "grid" },
  placeItems: "center",
  width: 44,
  height: 44,
  flexShrink: 0,
  borderRadius: "12px",
  bgcolor: "secondary.light",
  color: "secondary.main",
} as const

export default Panel
