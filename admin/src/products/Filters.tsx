import { grouped } from "@haat/sdk/money"
import FilterIcon from "@mui/icons-material/FilterListOutlined"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useId, useState } from "react"
import { minValue, NullableBooleanInput, NumberInput, useListContext, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import { CategoryInput } from "../categories/CategoryInput"
import { TextButton } from "../components/buttons"
import { ChoiceFilter } from "../components/Filters"

const WORDS = "resources.products.filters"
const STOCK = ["in", "low", "out"].map((id) => ({ id, name: `${WORDS}.${id}` }))
const RUPEES = {
  validate: minValue(0),
  slotProps: { input: { startAdornment: <Typography sx={{ color: "text.secondary", mr: 1 }}>₹</Typography> } },
}

/** The product list's filters besides the search; behind a button on phones. */
export const Filters = () => {
  const { filterValues } = useListContext()
  const { getValues, setValue } = useFormContext()
  const { q, ...otherFilters } = filterValues
  const active = Object.keys(otherFilters).length
  /** Clears the form's fields, which also overrides a pending debounced change. */
  const clear = () => {
    for (const field of Object.keys({ ...getValues(), ...otherFilters })) if (field !== "q") setValue(field, "")
  }
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  const fields = useId()
  return (
    <>
      <TextButton
        variant="outlined"
        startIcon={<FilterIcon />}
        label={translate(active ? `${WORDS}.active` : `${WORDS}.title`, { count: grouped(active) })}
        aria-expanded={isOpen}
        aria-controls={fields}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { sm: "none" } }}
      />
      {/* Hidden with CSS: a field that mounts later would miss its value from the address. */}
      <Box
        component="fieldset"
        id={fields}
        aria-label={translate(`${WORDS}.title`)}
        sx={{ ...FIELDSET, display: { xs: isOpen ? "flex" : "none", sm: "flex" } }}
      >
        <CategoryInput source="category_id" placeholder={`${WORDS}.allCategories`} />
        <NullableBooleanInput
          source="active"
          nullLabel={`${WORDS}.activeOrNot`}
          trueLabel={`${WORDS}.isActive`}
          falseLabel={`${WORDS}.notActive`}
          slotProps={{ select: { displayEmpty: true } }}
        />
        <ChoiceFilter source="stock" choices={STOCK} emptyText={`${WORDS}.anyStock`} />
        <NumberInput source="min_price" placeholder={translate("resources.products.fields.min_price")} {...RUPEES} />
        <NumberInput source="max_price" placeholder={translate("resources.products.fields.max_price")} {...RUPEES} />
        {active > 0 && <TextButton label={`${WORDS}.clear`} onClick={clear} />}
      </Box>
    </>
  )
}

const FIELDSET = {
  border: 0,
  m: 0,
  p: 0,
  flex: "1 1 100%",
  flexWrap: "wrap",
  gap: 1,
  alignItems: "center",
  "& .ra-input": { flex: { xs: "1 1 140px", sm: "0 1 168px" }, minWidth: 0 },
  "& .ra-input-category_id": { flex: { xs: "1 1 100%", sm: "0 1 220px" } },
} as const
