import type { Overview } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import InquiryIcon from "@mui/icons-material/ContactSupportOutlined"
import RevenueIcon from "@mui/icons-material/CurrencyRupee"
import SubscribersIcon from "@mui/icons-material/GroupOutlined"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import OutlinedInput from "@mui/material/OutlinedInput"
import Skeleton from "@mui/material/Skeleton"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useStore, useTranslate } from "react-admin"
import { today } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { useShopData } from "../data-provider"
import { EditSummary } from "./EditSummary"
import type { overviewRequests } from "./requests"
import { Sales } from "./Sales"
import { StatCard, type StatCardProps } from "./StatCard"
import { Waiting } from "./Waiting"

// A form and a list, which who has not signed in need not load.
const NewestProducts = lazy(() => import("./NewestProducts"))

/** Messages are not counted anywhere yet; the specification fixes the number. */
const INQUIRIES = 10

type Translate = (key: string, values?: object) => string
type StatCardOf = Pick<StatCardProps, "name" | "icon"> & {
  value: (overview: Overview) => string
  parts?: (overview: Overview, t: Translate) => string[]
}

const CARDS: StatCardOf[] = [
  { name: "Subscribers", icon: SubscribersIcon, value: (o) => grouped(o.subscribers) },
  { name: "Orders", icon: OrdersIcon, value: (o) => grouped(o.orders), parts: (_, t) => [t("withoutCancelled")] },
  { name: "Inquiry", icon: InquiryIcon, value: () => grouped(INQUIRIES) },
  {
    name: "Revenue",
    icon: RevenueIcon,
    value: (o) => money(o.revenue),
    parts: (o, t) => [
      t("paid", { amount: money(o.paid) }),
      t("unpaidCash", { amount: money(o.unpaid_cash) }),
      t("netRevenue"),
    ],
  },
]
const NAMES = CARDS.map(({ name }) => name)

const Panel = () => {
  const provider = useShopData<typeof overviewRequests>()
  const translate = useTranslate()
  const t: Translate = (key, values) => translate(`resources.overview.${key}`, values)
  const [date, setDate] = useState(today)
  const [shown, setShown] = useStore<string[]>("overview.cards", NAMES)
  const [editing, setEditing] = useState(false)
  const { data, isFetching, error } = useQuery<Overview>({
    queryKey: ["overview", date],
    queryFn: ({ signal }) => provider.overview(date, signal),
    placeholderData: (previous) => previous,
  })

  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ["overview"] })

  return (
    <>
      <PageHeading title={t("name")}>
        <OutlinedInput
          type="date"
          value={date}
          sx={{ flex: { xs: "1 1 100%", sm: "none" } }}
          onChange={({ target }) => setDate(target.value || today())}
          slotProps={{ input: { "aria-label": t("until"), max: today(), min: "2020-01-01" } }}
        />
        <Button variant="outlined" onClick={refresh} disabled={isFetching}>
          {t("refresh")}
        </Button>
        <Button variant="outlined" onClick={() => setEditing(true)}>
          {t("edit")}
        </Button>
      </PageHeading>
      <Box
        component="section"
        aria-label={t("summary")}
        aria-busy={isFetching}
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr", lg: "repeat(4, 1fr)" }, mb: 4 }}
      >
        {CARDS.filter(({ name }) => shown.includes(name)).map(({ name, icon, value, parts }) => (
          <StatCard
            key={name}
            name={t(`cards.${name}`)}
            icon={icon}
            value={data && value(data)}
            parts={data && parts?.(data, t)}
            failed={!!error && !data}
          />
        ))}
      </Box>
      <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
        <NewestProducts />
      </Suspense>
      <Sales until={date} />
      <Waiting />
      <EditSummary open={editing} names={NAMES} shown={shown} onChange={setShown} onClose={() => setEditing(false)} />
    </>
  )
}

export default Panel
