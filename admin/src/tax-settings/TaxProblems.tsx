import type { TaxProblems as Problems } from "@haat/gst/contract"
import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"
import { useRecordContext, useTranslate } from "react-admin"
import { TextLink } from "../components/links"
import { Notice } from "../components/Notice"
import { useShopData } from "../data-provider"
import { gapText } from "./gap-text"

const WORDS = "resources.tax-settings"

/** Goods without a code, and prices between two slabs; nothing where there are none. */
export const TaxProblems = () => {
  const translate = useTranslate()
  const { request } = useShopData()
  const settings = useRecordContext()
  const { data } = useQuery({
    // They follow from the settings as saved.
    queryKey: ["tax-settings", "problems", settings?.version],
    queryFn: ({ signal }) => request<Problems>("tax-settings/problems", { signal }),
  })
  if (!data) return null
  const { without_hsn, in_gap } = data
  return (
    <>
      {without_hsn > 0 && (
        <Notice severity="info" text={translate(`${WORDS}.withoutHsn`, { smart_count: without_hsn })} />
      )}
      {in_gap.length > 0 && (
        <Notice severity="warning" text={`${WORDS}.inGap`}>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 240, overflowY: "auto" }}>
            {in_gap.map((one) => (
              <li key={one.variant_id}>
                <TextLink to={`/update-product/${one.product_id}`}>{gapText(translate, one)}</TextLink>
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </>
  )
}
