import type { Category } from "@haat/catalog/contract"
import DialogContentText from "@mui/material/DialogContentText"
import { ResourceContextProvider, SaveButton, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { DialogForm } from "../components/DialogForm"
import { CategoryInput } from "./CategoryInput"

type Props = { category: Category; onMove: (to: string) => void; onClose: () => void }

const WORDS = "resources.categories"
const NOWHERE = { to: "" }

/** Asks where the products of a category go before it is deleted. */
export const MoveProducts = ({ category: { id, name, product_count }, onMove, onClose }: Props) => {
  const translate = useTranslate()
  return (
    <ResourceContextProvider value="categories">
      <DialogForm
        title={translate(`${WORDS}.moveTitle`, { name })}
        submit={<SaveButton label={`${WORDS}.moveAndDelete`} color="error" />}
        defaultValues={NOWHERE}
        onSubmit={({ to }: FieldValues) => onMove(to)}
        onClose={onClose}
      >
        <DialogContentText>{translate(`${WORDS}.moveText`, { smart_count: product_count })}</DialogContentText>
        <CategoryInput source="to" label={`${WORDS}.moveTo`} placeholder={`${WORDS}.choose`} without={id} isRequired />
      </DialogForm>
    </ResourceContextProvider>
  )
}
