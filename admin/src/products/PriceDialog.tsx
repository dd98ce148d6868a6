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
import { useShopData } from "../data-provider"

type How = Omit<PriceChange, "kind">
type Ids = { ids: string[] }
const WORDS = "resources.products.price"
const NOTHING = { by: "percent", value: null, rounding: "none" }
const named = (ids: readonly string[]) => ids.map((id) => ({ id, name: `${WORDS}.${id}` }))

const PriceDialog = ({ ids, onChange, onClose }: Ids & { onChange: (how: How) => unknown; onClose: () => void }) => {
  const translate = useTranslate()
  return (
    <DialogForm
      title={translate(`${WORDS}.title`, { smart_count: ids.length, count: grouped(ids.length) })}
      submit={<Submit ids={ids} />}
      maxWidth="sm"
      defaultValues={NOTHING}
      onSubmit={(how: FieldValues) => onChange(how as How)}
      onClose={onClose}
    >
      <Inputs />
      <Preview ids={ids} />
    </DialogForm>
  )
}

const Inputs = () => {
  const by: How["by"] = useWatch({ name: "by" })
  return (
    <>
      <RadioButtonGroupInput source="by" label={`${WORDS}.by`} choices={named(["percent", "amount"])} />
      <NumberInput
        source="value"
        label={by === "percent" ? `${WORDS}.howManyPercent` : `${WORDS}.howManyRupees`}
        helperText={`${WORDS}.hint`}
        autoFocus
      />
      <SelectInput source="rounding" label={`${WORDS}.rounding`} choices={named(ROUNDINGS)} isRequired />
    </>
  )
}

/** Server's preview of the prices; not requested as long as they would stay the same. */
const usePreview = (ids: string[]) => {
  const { request } = useShopData()
  const how = useDeferredValue(useWatch() as How)
  const asks = !!how.value
  const { data: preview, error } = useQuery({
    queryKey: ["price-preview", ids, how],
    queryFn: ({ signal }) => {
      const body = { ids, change: { kind: "price", ...how } }
      return request<PricePreview>("products/bulk/preview", { method: "POST", body, signal })
    },
    enabled: asks,
    gcTime: 0,
  })
  return asks ? { preview, error } : {}
}

const Preview = ({ ids }: Ids) => {
  const translate = useTranslate()
  const { preview, error } = usePreview(ids)
  const wrong = error ? errorMessage(error, translate("components.failed")) : preview?.message
  return (
    <>
      {wrong && <Notice severity="error" text={wrong} />}
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
