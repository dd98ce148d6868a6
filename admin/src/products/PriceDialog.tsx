import { type PriceChange, type PricePreview, ROUNDINGS } from "@haat/catalog/contract"
import { grouped, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useDeferredValue } from "react"
import { NumberInput, RadioButtonGroupInput, SaveButton, SelectInput, useTranslate } from "react-admin"
import { type FieldValues, useWatch } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { errorMessage } from "../components/error-message"
import { FiguresTable } from "../components/FiguresTable"
import { MoneyField } from "../components/fields"
import { Notice } from "../components/Notice"
import { Col } from "../components/Table"
import { useShopData } from "../use-shop-data"

type PriceInput = Omit<PriceChange, "kind">
type Ids = { ids: string[] }
const WORDS = "resources.products.price"
const NO_CHANGE = { by: "percent", value: null, rounding: "none" }
const toOptions = (ids: readonly string[]) => ids.map((id) => ({ id, name: `${WORDS}.${id}` }))

const PriceDialog = ({
  ids,
  onChange,
  onClose,
}: Ids & { onChange: (input: PriceInput) => unknown; onClose: () => void }) => {
  const translate = useTranslate()
  return (
    <DialogForm
      title={translate(`${WORDS}.title`, { smart_count: ids.length, count: grouped(ids.length) })}
      submit={<Submit ids={ids} />}
      maxWidth="sm"
      defaultValues={NO_CHANGE}
      onSubmit={(input: FieldValues) => onChange(input as PriceInput)}
      onClose={onClose}
    >
      <Inputs />
      <Preview ids={ids} />
    </DialogForm>
  )
}

const Inputs = () => {
  const by: PriceInput["by"] = useWatch({ name: "by" })
  return (
    <>
      <RadioButtonGroupInput source="by" label={`${WORDS}.by`} choices={toOptions(["percent", "amount"])} />
      <NumberInput
        source="value"
        label={by === "percent" ? `${WORDS}.howManyPercent` : `${WORDS}.howManyRupees`}
        helperText={`${WORDS}.hint`}
        autoFocus
      />
      <SelectInput source="rounding" label={`${WORDS}.rounding`} choices={toOptions(ROUNDINGS)} isRequired />
    </>
  )
}

/** Queries the server's price preview, once a change is entered. */
const usePreview = (ids: string[]) => {
  const { request } = useShopData()
  const input = useDeferredValue(useWatch() as PriceInput)
  const isReady = !!input.value
  const { data: preview, error } = useQuery({
    queryKey: ["price-preview", ids, input],
    queryFn: ({ signal }) => {
      const body = { ids, change: { kind: "price", ...input } }
      return request<PricePreview>("products/bulk/preview", { method: "POST", body, signal })
    },
    enabled: isReady,
    gcTime: 0,
  })
  return isReady ? { preview, error } : {}
}

const Preview = ({ ids }: Ids) => {
  const translate = useTranslate()
  const { preview, error } = usePreview(ids)
  const problem = error ? errorMessage(error, translate("components.failed")) : preview?.message
  return (
    <>
      {problem && <Notice severity="error" text={problem} />}
      {preview && <PriceTable preview={preview} />}
    </>
  )
}

const Submit = ({ ids }: Ids) => {
  const { preview } = usePreview(ids)
  return <SaveButton label="resources.products.bulk.price" disabled={!preview || preview.wrong > 0} />
}

const PriceTable = ({ preview: { products, count } }: { preview: PricePreview }) => {
  const translate = useTranslate()
  return (
    <>
      <FiguresTable label={translate(`${WORDS}.table`)} rows={products}>
        <Col source="name" label={`${WORDS}.product`} disableSort />
        <Col source="before" label={`${WORDS}.now`} align="right" disableSort field={MoneyField} />
        <Col
          source="after"
          label={`${WORDS}.after`}
          align="right"
          disableSort
          render={({ after }: PricePreview["products"][number]) => (
            <Box component="b" sx={{ color: after > 0 ? undefined : "error.main" }}>
              {money(after)}
            </Box>
          )}
        />
      </FiguresTable>
      {count > products.length && (
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
          {translate(`${WORDS}.more`, { count: grouped(count - products.length) })}
        </Typography>
      )}
    </>
  )
}

export default PriceDialog
