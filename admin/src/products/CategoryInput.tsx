import type { Category } from "@haat/catalog/contract"
import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useGetList } from "react-admin"
import { useFormContext } from "react-hook-form"
import { Field } from "../components/Field"
import type { ProductDraft } from "./form-fields"

/** The browser's own select: nothing beats it on a phone. */
export const CategoryInput = () => {
  const { register, formState } = useFormContext<ProductDraft>()
  const { data, error } = useGetList<Category>("categories", {
    pagination: { page: 1, perPage: 100 },
    sort: { field: "name", order: "ASC" },
  })
  const failure = error ? (error as Error).message || "Error ferching categories!" : undefined
  const { ref, ...control } = register("category_id")
  return (
    <Field label="Category" error={formState.errors.category_id?.message ?? failure} required>
      {(parts) => (
        <NativeSelect
          // The options come after the form: drawn anew then, so that the chosen one is found among them.
          key={data ? "ready" : "waiting"}
          {...control}
          inputRef={ref}
          input={<OutlinedInput />}
          slotProps={{ input: parts }}
        >
          <option value="">{data ? "Choose a category" : "Loading…"}</option>
          {data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
