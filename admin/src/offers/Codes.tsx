import { MakeCodes, type OfferRow } from "@haat/offers/contract"
import { grouped } from "@haat/sdk/money"
import DownloadIcon from "@mui/icons-material/FileDownloadOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import TextField from "@mui/material/TextField"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useRecordContext, useRefresh, useTranslate } from "react-admin"
import { ActionButton } from "../components/ActionButton"
import { codesFile, makeCodes } from "./requests"

const OFFERS = "resources.offers"

/** Makes unique codes for the offer around, and hands them out as a file. */
export const Codes = () => {
  const translate = useTranslate()
  const refresh = useRefresh()
  const offer = useRecordContext<OfferRow>()
  const [many, setMany] = useState("100")
  const [prefix, setPrefix] = useState("")
  const [problem, setProblem] = useState("")
  /** Shows the result here and not in a toast: the file's link is here. */
  const [made, setMade] = useState(0)
  if (!offer || offer.automatic) return null
  const make = async () => {
    const wanted = MakeCodes.safeParse({ count: Number(many), prefix })
    setMade(0)
    setProblem(wanted.success ? "" : wanted.error.issues[0].message)
    if (!wanted.success) return
    const { made } = await makeCodes(offer.id, wanted.data)
    setMade(made)
    refresh()
  }
  return (
    <Box component="section" aria-labelledby="unique-codes" sx={{ p: 2 }}>
      <Typography id="unique-codes" component="h2" sx={{ fontSize: "1.125rem", fontWeight: 700 }}>
        {translate(`${OFFERS}.codesTitle`)}
      </Typography>
      <Typography sx={{ color: "text.secondary", mb: 2 }}>
        {translate(`${OFFERS}.codesText`, { count: grouped(offer.unique_codes) })}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
        <TextField
          type="number"
          size="small"
          label={translate(`${OFFERS}.codesCount`)}
          value={many}
          onChange={({ target }) => setMany(target.value)}
          sx={{ width: 120 }}
        />
        <TextField
          size="small"
          label={translate(`${OFFERS}.codesPrefix`)}
          value={prefix}
          onChange={({ target }) => setPrefix(target.value)}
          sx={{ width: 160 }}
        />
        <ActionButton label={`${OFFERS}.codesMake`} variant="outlined" action={make} />
        {offer.unique_codes > 0 && (
          <Button href={codesFile(offer.id)} download startIcon={<DownloadIcon />}>
            {translate(`${OFFERS}.codesFile`)}
          </Button>
        )}
      </Box>
      <Typography role="status" sx={{ mt: 1, color: "success.main" }}>
        {made > 0 && translate(`${OFFERS}.codesMade`, { smart_count: made, count: grouped(made) })}
      </Typography>
      {problem && (
        <Typography role="alert" color="error" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      )}
    </Box>
  )
}
