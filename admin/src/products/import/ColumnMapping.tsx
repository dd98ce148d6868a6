import type { ImportColumns } from "@haat/catalog/contract"
import TextField from "@mui/material/TextField"
import { useState } from "react"
import { DataTable, useTranslate } from "react-admin"
import { TextButton } from "../../components/buttons"
import { Notice } from "../../components/Notice"
import { Col } from "../../components/Table"
import type { ImportMapping } from "./use-product-import"

const WORDS = "resources.products.importing"

type Column = ImportColumns["columns"][number]
type Props = {
  /** columns of the file, each with the target that the server guessed or remembers */
  fileColumns: ImportColumns
  /** mapping that was checked before; replaces the guess */
  initialMapping?: ImportMapping
  onCheck: (mapping: ImportMapping) => void
}

/** Table in which staff map the columns of another shop's export to fields of products. */
export const ColumnMapping = ({ fileColumns, initialMapping, onCheck }: Props) => {
  const translate = useTranslate()
  const [targets, setTargets] = useState(initialMapping ?? fileColumns.columns.map(({ target }) => target))
  const targetLabel = (target: string) =>
    translate(`${WORDS}.targets.${target}`, {
      _: translate(`components.facts.texts.${target}`, { _: target.replaceAll("_", " ") }),
    })
  const { shop, is_remembered, repeatable } = fileColumns
  const usedTargets = targets.filter((target) => target !== null)
  const duplicateTarget = usedTargets.find(
    (target, at) => !repeatable.includes(target) && usedTargets.indexOf(target) !== at,
  )
  const hasIdentifier = ["name", "sku", "handle"].some((target) => usedTargets.includes(target))
  const intro = translate(`${WORDS}.${shop ? "mappingOf" : "mapping"}`, { shop: shop && SHOPS[shop] })
  return (
    <>
      <Notice severity="info" text={intro}>
        {is_remembered && translate(`${WORDS}.mappingRemembered`)}
      </Notice>
      <DataTable
        resource="products"
        storeKey="import.columns"
        data={fileColumns.columns.map((column, id) => ({ id, ...column }))}
        total={fileColumns.columns.length}
        isPending={false}
        bulkActionButtons={false}
        rowClick={false}
        aria-label={translate(`${WORDS}.mappingTable`)}
        sx={TABLE_STYLES}
      >
        <Col source="name" label={`${WORDS}.inTheFile`} disableSort />
        <Col
          source="examples"
          label={`${WORDS}.examples`}
          disableSort
          render={({ examples }: Column) => examples.join(" · ")}
        />
        <Col
          source="target"
          label={`${WORDS}.inThisShop`}
          disableSort
          render={({ id, name }: Column & { id: number }) => (
            <TextField
              select
              size="small"
              fullWidth
              value={targets[id] ?? ""}
              onChange={({ target }) => setTargets(targets.with(id, target.value || null))}
              slotProps={{
                select: { native: true },
                htmlInput: { "aria-label": translate(`${WORDS}.columnIs`, { column: name }) },
              }}
            >
              <option value="">{translate(`${WORDS}.notTaken`)}</option>
              {fileColumns.targets.map((target) => (
                <option key={target} value={target}>
                  {targetLabel(target)}
                </option>
              ))}
            </TextField>
          )}
        />
      </DataTable>
      {duplicateTarget && (
        <Notice severity="warning" text={translate(`${WORDS}.mappedTwice`, { target: targetLabel(duplicateTarget) })} />
      )}
      {!hasIdentifier && <Notice severity="warning" text={`${WORDS}.mappedWithoutName`} />}
      <TextButton
        variant="contained"
        label={`${WORDS}.checkFile`}
        sx={{ justifySelf: "start" }}
        disabled={Boolean(duplicateTarget) || !hasIdentifier}
        onClick={() => onCheck(targets)}
      />
    </>
  )
}

/** Lets the dialog scroll instead of the table; on phones each row is a block. */
const TABLE_STYLES = {
  "& .RaDataTable-tableWrapper": { overflow: "visible" },
  "& td": { overflowWrap: "anywhere" },
  "& td.column-name": { fontWeight: 600 },
  "& td.column-examples": { color: "text.secondary" },
  "& td.column-target": { minWidth: 280 },
  "@media (max-width: 700px)": {
    "& thead": { display: "none" },
    "& tr": { display: "grid", py: 1.5, borderBottom: 1, borderColor: "divider" },
    "& td": { border: 0, p: 0, pb: 0.5 },
  },
}

/** Names of the shop systems whose exports the server recognizes. */
const SHOPS = { shopify: "Shopify", woocommerce: "WooCommerce" }
