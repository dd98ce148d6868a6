import type { StoreCredit as Credit } from "@haat/checkout/contract"
import { money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { SectionCard } from "../components/cards"
import { dateTime } from "../components/format"
import { TextButton } from "../components/TextButton"
import { GiveCreditDialog } from "./GiveCreditDialog"

const WORDS = "resources.customers.credit"

/** Store credit of a customer: balance, entries, and a button to add some. */
export const StoreCredit = ({ customer_id, credit }: { customer_id: string; credit: Credit }) => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <SectionCard title={`${WORDS}.title`} sx={{ justifyItems: "start" }}>
      <Box sx={{ fontWeight: 700 }}>{money(credit.balance)}</Box>
      {credit.entries.length > 0 && (
        <Box
          component="ul"
          aria-label={translate(`${WORDS}.entries`)}
          sx={{
            listStyle: "none",
            m: 0,
            p: 0,
            display: "grid",
            gap: 1,
            fontSize: "0.875rem",
            overflowWrap: "anywhere",
          }}
        >
          {credit.entries.map(({ id, amount, kind, order_display_id, created_at, reason }) => (
            <li key={id}>
              <strong>{money(amount)}</strong> {translate(`${WORDS}.kinds.${kind}`, { number: order_display_id })}
              <Box sx={{ color: "text.secondary" }}>{[dateTime(created_at), reason].filter(Boolean).join(" · ")}</Box>
            </li>
          ))}
        </Box>
      )}
      <CanAccess resource="customers" action="credit">
        <TextButton label={`${WORDS}.give`} variant="outlined" size="small" onClick={() => setOpen(true)} />
      </CanAccess>
      {isOpen && <GiveCreditDialog id={customer_id} onClose={() => setOpen(false)} />}
    </SectionCard>
  )
}
