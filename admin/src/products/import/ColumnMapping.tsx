import type { ImportColumns } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import Table from "@mui/material/Table"
import TableBody from "@mui/material/TableBody"
import TableCell from "@mui/material/TableCell"
import TableContainer from "@mui/material/TableContainer"
import TableHead from "@mui/material/TableHead"
import TableRow from "@mui/material/TableRow"
import TextField from "@mui/material/TextField"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { ImportMapping } from "../requests"

const WORDS = "resources.products.importing"

type Props = {
  found: ImportColumns
  /** The mapping that was chosen earlier in this dialog. */
  chosen?: ImportMapping
  onCheck: (mapping: ImportMapping) => void
}

/** Form for the mapping of another shop's columns; it starts with the guessed or remembered mapping. */
export const ColumnMapping = ({ found, chosen, onCheck }: Props) => {
  const translate = useTranslate()
  const [targets, setTargets] = useState(chosen ?? found.columns.map(({ target }) => target))
  const labelOf = (target: string) =>
    translate(`${WORDS}.targets.${target}`, {
      _: translate(`components.facts.texts.${target}`, { _: target.replaceAll("_", " ") }),
    })
  const { shop, is_remembered, repeatable } = found
  const taken = targets.filter((one) => one !== null)
  const twice = taken.find((one, at) => !repeatable.includes(one) && taken.indexOf(one) !== at)
  const isKnown = ["name", "sku", "handle"].some((key) => taken.includes(key))
  return (
    <>
      <Alert severity="info">
        {translate(`${WORDS}.${shop ? "mappingOf" : "mapping"}`, { shop: shop && SHOPS[shop] })}{" "}
        {is_remembered && translate(`${WORDS}.mappingRemembered`)}
      </Alert>
      {/* the dialog scrolls, and not the table within it */}
      <TableContainer sx={{ overflow: "visible" }}>
        <Table size="small" sx={COLUMNS_ON_PHONE} aria-label={translate(`${WORDS}.mappingTable`)}>
          <TableHead>
            <TableRow>
              <TableCell>{translate(`${WORDS}.inTheFile`)}</TableCell>
              <TableCell>{translate(`${WORDS}.examples`)}</TableCell>
              <TableCell>{translate(`${WORDS}.inThisShop`)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {found.columns.map(({ name, examples }, at) => (
              <TableRow key={at}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                  {name}
                </TableCell>
                <TableCell sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>{examples.join(" · ")}</TableCell>
                <TableCell sx={{ minWidth: 280 }}>
                  <TextField
                    select
                    size="small"
                    fullWidth
                    value={targets[at] ?? ""}
                    onChange={({ target }) =>
                      setTargets(targets.map((one, nth) => (nth === at ? target.value || null : one)))
                    }
                    slotProps={{
                      select: { native: true },
                      htmlInput: { "aria-label": translate(`${WORDS}.columnIs`, { column: name }) },
                    }}
                  >
                    <option value="">{translate(`${WORDS}.notTaken`)}</option>
                    {found.targets.map((target) => (
                      <option key={target} value={target}>
                        {labelOf(target)}
                      </option>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {twice && <Alert severity="warning">{translate(`${WORDS}.mappedTwice`, { target: labelOf(twice) })}</Alert>}
      {!isKnown && <Alert severity="warning">{translate(`${WORDS}.mappedWithoutName`)}</Alert>}
      <Button
        variant="contained"
        sx={{ justifySelf: "start" }}
        disabled={Boolean(twice) || !isKnown}
        onClick={() => onCheck(targets)}
      >
        {translate(`${WORDS}.checkFile`)}
      </Button>
    </>
  )
}

/** Each column of the file as a block: its name, its examples, what it is. */
const COLUMNS_ON_PHONE = {
  "@media (max-width: 700px)": {
    "& thead": { display: "none" },
    "& tr": { display: "grid", py: 1.5, borderBottom: 1, borderColor: "divider" },
    "& th, & td": { border: 0, p: 0, pb: 0.5 },
  },
}

const SHOPS = { shopify: "Shopify", woocommerce: "WooCommerce" }
