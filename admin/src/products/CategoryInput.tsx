import { useController } from "react-hook-form"
import { CategoryPicker } from "../categories/CategoryPicker"
import { Field } from "../components/Field"
import type { ProductDraft } from "./form-fields"

export const CategoryInput = () => {
  const { field, fieldState } = useController<ProductDraft, "category_id">({ name: "category_id" })
  return (
    <Field label="Category" error={fieldState.error?.message} required>
      {(parts) => (
        <CategoryPicker
          value={field.value}
          onChoose={field.onChange}
          placeholder="Choose a category"
          box={{ ...parts, onBlur: field.onBlur }}
          boxRef={field.ref}
        />
      )}
    </Field>
  )
}
