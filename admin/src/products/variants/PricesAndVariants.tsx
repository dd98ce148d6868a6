import type { Category } from "@haat/catalog/contract"
import Button from "@mui/material/Button"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import { CategorySizeChart } from "../../categories/CategorySizeChart"
import type { EditedDraft } from "../edited-product"
import { Group } from "../Group"
import { PriceInputs } from "../Inputs"
import { isVaried } from "./draft"
import { SizeChartInput } from "./SizeChartInput"
import { VariantsInput } from "./VariantsInput"

const WORDS = "resources.products"

type Props = { category: Pick<Category, "id" | "name"> | null }

/** Price and stock, which the variants have where there are several, and what the sizes measure. */
export const PricesAndVariants = ({ category }: Props) => {
  const translate = useTranslate()
  const options = useWatch<EditedDraft, "variants.options">({ name: "variants.options" })
  return (
    <>
      {isVaried({ options }) ? (
        <Group title={`${WORDS}.form.priceAndStock`} hint={`${WORDS}.variants.priceHint`} />
      ) : (
        <PriceInputs />
      )}
      <Group title={`${WORDS}.variants.title`} hint={`${WORDS}.variants.hint`}>
        <VariantsInput />
      </Group>
      <Group title={`${WORDS}.sizeChart.title`} hint={`${WORDS}.sizeChart.hint`}>
        <SizeChartInput source="size_chart" title={translate(`${WORDS}.sizeChart.ofProduct`)} />
        {category && <CategoryChartButton category={category} />}
      </Group>
    </>
  )
}

/** Opens the size chart of the category, which other products have too. */
const CategoryChartButton = ({ category }: { category: NonNullable<Props["category"]> }) => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <CanAccess resource="categories" action="edit">
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ justifySelf: "start" }}>
        {translate(`${WORDS}.sizeChart.ofCategory`, { name: category.name })}
      </Button>
      {open && <CategorySizeChart category={category} onClose={() => setOpen(false)} />}
    </CanAccess>
  )
}
