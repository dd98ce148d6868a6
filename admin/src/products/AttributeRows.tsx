import AddIcon from "@mui/icons-material/Add"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import FormHelperText from "@mui/material/FormHelperText"
import IconButton from "@mui/material/IconButton"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useFieldArray, useFormContext } from "react-hook-form"
import type { ProductDraft } from "./form-fields"

const EXAMPLES = {
  attributes: { key: "Colour", value: "Indigo" },
  attributes_hi: { key: "रंग", value: "नीला" },
}

/** Key and value pairs, with a plus for one more. */
export const AttributeRows = ({ name }: { name: keyof typeof EXAMPLES }) => {
  const isHindi = name === "attributes_hi"
  const attribute = (at: number) => `${isHindi ? "Hindi attribute" : "Attribute"} ${at + 1}`
  const { control, register, formState } = useFormContext<ProductDraft>()
  const { fields, append, remove } = useFieldArray({ control, name })
  const errors = formState.errors[name]

  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      {fields.map((row, at) => {
        const wrong = errors?.[at]?.key?.message ?? errors?.[at]?.value?.message
        return (
          <Box key={row.id} sx={{ width: "100%" }}>
            <Box sx={{ display: "flex", gap: 1, alignItems: "center" }}>
              {(["key", "value"] as const).map((part) => {
                const { ref, ...rest } = register(`${name}.${at}.${part}`)
                return (
                  <OutlinedInput
                    key={part}
                    {...rest}
                    inputRef={ref}
                    error={!!errors?.[at]?.[part]}
                    placeholder={EXAMPLES[name][part]}
                    slotProps={{
                      input: {
                        lang: isHindi ? "hi" : undefined,
                        "aria-label": `${attribute(at)} ${part === "key" ? "name" : "value"}`,
                        "aria-describedby": wrong ? `${name}-${at}-error` : undefined,
                      },
                    }}
                    sx={{ flex: part === "key" ? 2 : 3, minWidth: 0 }}
                  />
                )
              })}
              <IconButton
                onClick={() => remove(at)}
                aria-label={`Remove ${isHindi ? "Hindi attribute" : "attribute"} ${at + 1}`}
              >
                <DeleteIcon />
              </IconButton>
            </Box>
            {wrong && (
              <FormHelperText error id={`${name}-${at}-error`}>
                {wrong}
              </FormHelperText>
            )}
          </Box>
        )
      })}
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => append({ key: "", value: "" })}>
        {isHindi ? "Add Hindi attribute" : "Add attribute"}
      </Button>
      {errors?.message && <FormHelperText error>{errors.message}</FormHelperText>}
    </Box>
  )
}
