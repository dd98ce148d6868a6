import type { ShopProduct } from "@haat/catalog/contract"
import Box from "@mui/material/Box"
import { type ReactNode, useMemo, useState } from "react"
import { type HttpError, SimpleForm, useRecordContext, useSaveContext } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { useDialogs } from "../components/dialogs"
import { AskBeforeLeaving } from "../components/unsaved"
import { zodForm } from "../components/zod-form"
import { Conflict } from "./Conflict"
import { changedFields, NEW_PRODUCT, ProductFields, toFields } from "./form-fields"
import { Inputs } from "./Inputs"
import { ProductFormFoot } from "./ProductFormFoot"

type Props = { submitLabel: string; cancel: ReactNode }

const resolver = zodForm(ProductFields)

/** The form that adding and editing share, in a `<Create>` or an `<Edit>`; of an edited product only changes are sent. */
export const ProductForm = ({ submitLabel, cancel }: Props) => {
  const loaded = useRecordContext<ShopProduct>()
  const { save } = useSaveContext()
  const { sayFailure } = useDialogs()
  /** As somebody else saved it meanwhile, when this person goes on from there. */
  const [newest, setNewest] = useState<ShopProduct>()
  const [conflict, setConflict] = useState<ShopProduct | null>()
  const product = loaded && newest && newest.updated_at > loaded.updated_at ? newest : loaded
  const before = useMemo(() => (product ? toFields(product) : NEW_PRODUCT), [product])

  const onError = (error: unknown) => {
    const current: ShopProduct | null | undefined = (error as HttpError).body?.current
    if (current !== undefined) return setConflict(current)
    return sayFailure(error)
  }
  const send = (fields: FieldValues) => {
    const data = fields as ProductFields
    // A sale made while the form was open must not be undone.
    return save?.(product ? { ...changedFields(before, data), updated_at: product.updated_at } : data, { onError })
  }

  return (
    <SimpleForm
      record={before}
      resolver={resolver}
      onSubmit={send}
      noValidate
      warnWhenUnsavedChanges
      WarnWhenUnsavedChangesComponent={AskBeforeLeaving}
      disableInvalidFormNotification
      component={Box}
      toolbar={<ProductFormFoot submitLabel={submitLabel} cancel={cancel} />}
    >
      <Inputs isVaried={Boolean(product?.variants)} />
      {conflict !== undefined && (
        <Conflict before={before} current={conflict} onGoOn={setNewest} onClose={() => setConflict(undefined)} />
      )}
    </SimpleForm>
  )
}
