import { MAX_OPTIONS } from "@haat/catalog/contract"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { ArrayInputBase, useTranslate } from "react-admin"
import { get, useFormContext, useFormState, useWatch } from "react-hook-form"
import { Notice } from "../../components/Notice"
import type { EditedDraft } from "../edited-product"
import { firstMessage } from "../first-message"
import { takeAll } from "./draft"
import { OptionFields } from "./OptionFields"
import { useChangeVariants } from "./use-variants"
import { VariantTable } from "./VariantTable"

const WORDS = "resources.products.variants"

/** The options of a product, and a table of the variants that they make. */
export const VariantsInput = () => {
  const translate = useTranslate()
  const change = useChangeVariants()
  const options = useWatch<EditedDraft, "variants.options">({ name: "variants.options" })
  const leftOut = useWatch<EditedDraft, "variants.left_out">({ name: "variants.left_out" })
  return (
    <>
      {options.map((option, at) => (
        <OptionFields
          // an option has nothing else that stays while its name is typed
          key={at}
          option={option}
          at={at}
        />
      ))}
      {options.length < MAX_OPTIONS && (
        <Button
          variant="outlined"
          sx={{ justifySelf: "start" }}
          onClick={() => change((draft) => ({ ...draft, options: [...draft.options, { title: "", values: [] }] }))}
        >
          {translate(`${WORDS}.addOption`)}
        </Button>
      )}
      <div>
        <Typography sx={{ color: "text.secondary", fontSize: "0.875rem", mb: 1 }}>
          {translate(`${WORDS}.keys`)}
        </Typography>
        <ArrayInputBase source="variants.rows">
          <VariantTable />
        </ArrayInputBase>
      </div>
      {leftOut.length > 0 && (
        <Button sx={{ justifySelf: "start" }} onClick={() => change(takeAll)}>
          {translate(`${WORDS}.takeAll`)}
        </Button>
      )}
      <FirstFault />
    </>
  )
}

/** The first error of the options and variants. */
const FirstFault = () => {
  const translate = useTranslate()
  const { getValues } = useFormContext<EditedDraft>()
  const { errors } = useFormState<EditedDraft>({ name: "variants" })
  const sentence = firstMessage(errors.variants)
  if (!sentence) return null
  const faults = (get(errors, "variants.rows") ?? []) as unknown[]
  const at = faults.findIndex((fault) => firstMessage(fault) === sentence)
  const variant = at < 0 ? "" : getValues(`variants.rows.${at}.values`).join(", ")
  return <Notice severity="error" text={variant ? translate(`${WORDS}.of`, { variant, sentence }) : sentence} />
}
