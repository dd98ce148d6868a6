import AddIcon from "@mui/icons-material/Add"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import IconButton from "@mui/material/IconButton"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useFieldArray, useFormContext } from "react-hook-form"
import type { ProductDraft } from "./form-fields"

/** Key and value pairs, with a plus for one more. */
export const AttributeRows = () => {
  const { control, register, formState } = useFormContext<ProductDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: "attributes" })
  const errors = formState.errors.attributes

  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      {fields.map((row, at) => {
        const wrong = errors?.[at]?.key?.message ?? errors?.[at]?.value?.message
        return (
          <Box key={row.id} sx={{ width: "100%" }}>
            <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
              {(["key", "value"] as const).map((part) => {
                const { ref, ...rest } = register(`attributes.${at}.${part}`)
                return (
                  <OutlinedInput
                    key={part}
                    {...rest}
                    inputRef={ref}
                    error={!!errors?.[at]?.[part]}
                    placeholder={part === "key" ? "Colour" : "Indigo"}
                    slotProps={{
                      input: {
                        "aria-label": `Attribute ${at + 1} ${part === "key" ? "name" : "value"}`,
                        "aria-describedby": wrong ? `attribute-${at}-error` : undefined,
                      },
                    }}
                    sx={{ flex: part === "key" ? 2 : 3, minWidth: 0 }}
                  />
                )
              })}
              <IconButton onClick={() => remove(at)} aria-label={`Remove attribute ${at + 1}`}>
                <DeleteIcon />
              </IconButton>
            </Box>
            {wrong && (
              <FormHelperText error id={`attribute-${at}-error`}>
                {wrong}
              </FormHelperText>
            )}
          </Box>
        )
      })}
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append({ key: "", value: "" })}>
        Add attribute
      </Button>
      {errors?.message && <FormHelperText error>{errors.message}</FormHelperText>}
    </Box>
  )
}
