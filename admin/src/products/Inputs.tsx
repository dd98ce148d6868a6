import Box from "@mui/material/Box"
import Checkbox from "@mui/material/Checkbox"
import FormControlLabel from "@mui/material/FormControlLabel"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"
import { useController } from "react-hook-form"
import { AttributeRows } from "./AttributeRows"
import { CategoryInput } from "./CategoryInput"
import { NumberInput, TextInput } from "./fields"
import type { ProductDraft } from "./form-fields"
import { PictureInput } from "./PictureInput"

/** Every field of a product, as adding and editing share them. */
export const Inputs = () => (
  <Box sx={{ display: "grid", gap: 4 }}>
    <Group title="What it is">
      <TextInput name="name" label="Name" />
      <TextInput name="description" label="Description" rows={2} />
      <CategoryInput />
      <TextInput name="about" label="About" rows={4} />
    </Group>
    <Group title="Pictures">
      <PictureInput />
    </Group>
    <Group title="Price and stock" columns>
      <NumberInput name="price" label="Price" before="₹" />
      <NumberInput name="quantity" label="Quantity" whole />
    </Group>
    <Group title="Attributes">
      <AttributeRows name="attributes" />
    </Group>
    <Group title="In Hindi" hint="Optional: whoever reads the shop in Hindi sees the English text where this is empty.">
      <TextInput name="name_hi" label="नाम (Hindi)" />
      <TextInput name="description_hi" label="विवरण (Hindi)" rows={2} />
      <TextInput name="about_hi" label="परिचय (Hindi)" rows={4} />
      <AttributeRows name="attributes_hi" />
    </Group>
    <Group title="Weight and size" columns>
      <NumberInput name="weight" label="Weight" unit="kg" hint="not visible to users" />
      <NumberInput name="length" label="Length" unit="cm" />
      <NumberInput name="breadth" label="Width (breadth)" unit="cm" />
      <NumberInput name="height" label="Height" unit="cm" />
    </Group>
    <ActiveInput />
  </Box>
)

type GroupProps = { title: string; hint?: string; columns?: boolean; children: ReactNode }

const Group = ({ title, hint, columns, children }: GroupProps) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id}>
        {title}
      </Typography>
      {hint && <Typography sx={{ fontSize: "0.875rem", color: "text.secondary", mt: 0.5 }}>{hint}</Typography>}
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          mt: 1.5,
          alignItems: "start",
          gridTemplateColumns: columns ? { sm: "1fr 1fr" } : "minmax(0, 1fr)",
        }}
      >
        {children}
      </Box>
    </Box>
  )
}

const ActiveInput = () => {
  const { field } = useController<ProductDraft, "active">({ name: "active" })
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
      label="Active: shown in the shop"
    />
  )
}
