import type { StoreCredit as Credit } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { dateTime } from "../components/format"
import { GiveCreditDialog } from "./GiveCreditDialog"

const WORDS = "resources.customers.credit"

/** Store credit of a customer: balance, entries, and a button to add some. */
export const StoreCredit = ({ customer_id, credit }: { customer_id: string; credit: Credit }) => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Typography variant="h2">{translate(`${WORDS}.title`)}</Typography>
      <Box sx={{ fontWeight: 700 }}>{money(credit.balance)}</Box>
      {credit.entries.length > 0 && (
        <Box
          component="ul"
          aria-label={translate(`${WORDS}.entries`)}
          sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 1 }}
        >
          {credit.entries.map((entry) => (
            <Box component="li" key={entry.id} sx={{ fontSize: "0.875rem", overflowWrap: "anywhere" }}>
              <strong>{money(entry.amount)}</strong>{" "}
              {translate(`${WORDS}.kinds.${entry.kind}`, { number: entry.order_display_id })}
              <Box sx={{ color: "text.secondary" }}>
                {[dateTime(entry.created_at), entry.reason].filter(Boolean).join(" · ")}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <CanAccess resource="customers" action="credit">
        <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
          {translate(`${WORDS}.give`)}
        </Button>
      </CanAccess>
      {open && <GiveCreditDialog id={customer_id} onClose={() => setOpen(false)} />}
    </Card>
  )
}
