import type { Category } from "@haat/catalog/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import TaxIcon from "@mui/icons-material/PercentOutlined"
import SizesIcon from "@mui/icons-material/StraightenOutlined"
import Box from "@mui/material/Box"
import DialogContentText from "@mui/material/DialogContentText"
import { useState } from "react"
import { CanAccess, SaveButton, useRefresh, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { IconAction } from "../components/buttons"
import { DialogForm } from "../components/DialogForm"
import { useAction } from "../components/use-action"
import { CategoryTaxDialog } from "../tax-settings/CategoryTaxDialog"
import { useShopData } from "../use-shop-data"
import { CategoryInput } from "./CategoryInput"
import { CategorySizeChart } from "./CategorySizeChart"
import { RenameForm } from "./RenameForm"

const WORDS = "resources.categories"
const FORMS = [
  { form: "rename", label: `${WORDS}.rename`, Icon: EditIcon },
  { form: "tax", label: "resources.tax-settings.titleWithName", Icon: TaxIcon },
  { form: "sizes", label: "resources.products.sizeChart.titleWithName", Icon: SizesIcon },
] as const

export const CategoryRow = ({ category, number }: { category: Category; number: number }) => {
  const { id, name, name_hi, product_count } = category
  const [opened, setOpened] = useState<(typeof FORMS)[number]["form"] | "move">()
  const close = () => setOpened(undefined)
  const translate = useTranslate()
  const { request } = useShopData()
  const refresh = useRefresh()
  const { run: remove } = useAction(
    (query: { products_to?: string }) => {
      close()
      const path = `categories/${encodeURIComponent(id)}?${new URLSearchParams({ was: name, ...query })}`
      return request(path, { method: "DELETE" }).finally(refresh)
    },
    {
      question: ({ products_to }) =>
        products_to
          ? undefined
          : {
              title: `${WORDS}.deleteQuestion`,
              text: `${WORDS}.deleteConsequence`,
              yes: `${WORDS}.delete`,
              danger: true,
              words: { name },
            },
    },
  )
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48, borderBottom: 1, borderColor: "divider" }}
    >
      <Box sx={{ color: "text.secondary", width: 28, fontVariantNumeric: "tabular-nums" }}>{number}.</Box>
      {opened === "rename" ? (
        <RenameForm category={category} onClose={close} />
      ) : (
        <>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {name}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              ({product_count})
            </Box>
            {name_hi && (
              <Box lang="hi" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
                {name_hi}
              </Box>
            )}
          </Box>
          <CanAccess resource="categories" action="edit">
            {FORMS.map(({ form, label, Icon }) => (
              <IconAction
                key={form}
                label={translate(label, { name })}
                icon={<Icon fontSize="small" />}
                onClick={() => setOpened(form)}
              />
            ))}
            <IconAction
              label={translate(`${WORDS}.deleteOne`, { name })}
              icon={<DeleteIcon fontSize="small" />}
              onClick={() => (product_count ? setOpened("move") : remove({}))}
            />
          </CanAccess>
        </>
      )}
      {opened === "tax" && <CategoryTaxDialog id={category.id} name={name} onClose={close} />}
      {opened === "sizes" && <CategorySizeChart category={category} onClose={close} />}
      {opened === "move" && (
        <MoveProducts category={category} onMove={(products_to) => remove({ products_to })} onClose={close} />
      )}
    </Box>
  )
}

type MoveProps = { category: Category; onMove: (to: string) => void; onClose: () => void }

const NO_TARGET = { to: "" }

const MoveProducts = ({ category: { id, name, product_count }, onMove, onClose }: MoveProps) => {
  const translate = useTranslate()
  return (
    <DialogForm
      title={translate(`${WORDS}.moveTitle`, { name })}
      submit={<SaveButton label={`${WORDS}.moveAndDelete`} color="error" />}
      defaultValues={NO_TARGET}
      onSubmit={({ to }: FieldValues) => onMove(to)}
      onClose={onClose}
    >
      <DialogContentText>{translate(`${WORDS}.moveText`, { smart_count: product_count })}</DialogContentText>
      <CategoryInput source="to" label={`${WORDS}.moveTo`} placeholder={`${WORDS}.choose`} exclude={id} isRequired />
    </DialogForm>
  )
}
