import type { Overview } from "@haat/back-office/contract"
import InquiryIcon from "@mui/icons-material/ContactSupportOutlined"
import RevenueIcon from "@mui/icons-material/CurrencyRupee"
import SubscribersIcon from "@mui/icons-material/GroupOutlined"
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useDataProvider, useStore } from "react-admin"
import { count, rupees, today } from "../components/format"
import { PageHeading } from "../components/PageHeading"
import { EditSummary } from "./EditSummary"
import { NewestProducts } from "./NewestProducts"
import { Sales } from "./Sales"
import { StatCard, type StatCardProps } from "./StatCard"
import { Waiting } from "./Waiting"

/** Messages are not counted anywhere yet; the specification fixes the number. */
const INQUIRIES = 10

type StatCardOf = Pick<StatCardProps, "name" | "icon"> & {
  value: (overview: Overview) => string
  parts?: (overview: Overview) => string[]
}

const CARDS: StatCardOf[] = [
  { name: "Subscribers", icon: SubscribersIcon, value: (o) => count(o.subscribers) },
  { name: "Orders", icon: OrdersIcon, value: (o) => count(o.orders), parts: () => ["without cancelled ones"] },
  { name: "Inquiry", icon: InquiryIcon, value: () => count(INQUIRIES) },
  {
    name: "Revenue",
    icon: RevenueIcon,
    value: (o) => rupees(o.revenue),
    parts: (o) => [`${rupees(o.paid)} paid`, `${rupees(o.unpaid_cash)} unpaid cash on delivery`],
  },
]
const NAMES = CARDS.map(({ name }) => name)

const Panel = () => {
  const provider = useDataProvider()
  const [date, setDate] = useState(today)
  const [shown, setShown] = useStore<string[]>("overview.cards", NAMES)
  const [editing, setEditing] = useState(false)
  const { data, isFetching, error } = useQuery<Overview>({
    queryKey: ["overview", date],
    queryFn: ({ signal }) => provider.overview(date, signal),
    placeholderData: (previous) => previous,
    retry: false,
  })

  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ["overview"] })

  return (
    <>
      <PageHeading title="Overview">
        <OutlinedInput
          type="date"
          value={date}
          sx={{ flex: { xs: "1 1 100%", sm: "none" } }}
          onChange={({ target }) => setDate(target.value || today())}
          slotProps={{ input: { "aria-label": "Numbers up to this day", max: today(), min: "2020-01-01" } }}
        />
        <Button variant="outlined" onClick={refresh} disabled={isFetching}>
          Refresh
        </Button>
        <Button variant="outlined" onClick={() => setEditing(true)}>
          Edit Summary
        </Button>
      </PageHeading>
      <Box
        component="section"
        aria-label="Summary"
        aria-busy={isFetching}
        sx={{ display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr 1fr", lg: "repeat(4, 1fr)" }, mb: 4 }}
      >
        {CARDS.filter(({ name }) => shown.includes(name)).map(({ name, icon, value, parts }) => (
          <StatCard
            key={name}
            name={name}
            icon={icon}
            value={data && value(data)}
            parts={data && parts?.(data)}
            failed={!!error && !data}
          />
        ))}
      </Box>
      <NewestProducts />
      <Sales until={date} />
      <Waiting />
      <EditSummary open={editing} names={NAMES} shown={shown} onChange={setShown} onClose={() => setEditing(false)} />
    </>
  )
}

export default Panel
