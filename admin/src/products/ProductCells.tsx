import type { ShopProduct } from "@haat/catalog/contract"
import { grouped } from "@haat/sdk/money"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import ExpandIcon from "@mui/icons-material/ExpandMore"
import Box from "@mui/material/Box"
import {
  CanAccess,
  useCanAccess,
  useExpanded,
  useListContext,
  useRecordContext,
  useTranslate,
  useUpdate,
} from "react-admin"
import { useNavigate } from "react-router-dom"
import { ActionIconButton, IconAction, TextButton } from "../components/buttons"
import { CheckBox } from "../components/CheckBox"
import { useDialogs } from "../components/dialogs"

const MAX_ATTRIBUTES = 2

/** The first attributes of a product, and a button that expands all. */
export const AttributeList = () => {
  const translate = useTranslate()
  const { id, name, attributes } = useRecordContext() as ShopProduct
  const [open, toggle] = useExpanded("products", id)
  if (!attributes.length) return null
  const words = { count: grouped(attributes.length), name }
  return (
    <Box sx={{ fontSize: "0.8125rem", color: "text.secondary", lineHeight: 1.5 }}>
      {!open &&
        attributes.slice(0, MAX_ATTRIBUTES).map(({ key, value }, at) => (
          <Box key={at} sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {key}: {value}
          </Box>
        ))}
      <TextButton
        size="small"
        label={translate("resources.products.allAttributes", words)}
        aria-label={translate("resources.products.allAttributesOf", words)}
        aria-expanded={open}
        aria-controls={`products-${id}-expand`}
        onClick={() => toggle()}
        endIcon={<ExpandIcon sx={{ transform: open ? "rotate(180deg)" : undefined }} />}
        sx={{ ml: -1, px: 1, minWidth: 0, whiteSpace: "nowrap" }}
      />
    </Box>
  )
}

export const AllAttributes = () => (
  <Box component="dl" sx={COLUMNS}>
    {useRecordContext<ShopProduct>()?.attributes.map(({ key, value }, at) => (
      <div key={at}>
        <dt>{key}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
)

const COLUMNS = {
  m: 0,
  py: 1.5,
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  columnGap: 3,
  rowGap: 1,
  fontSize: "0.875rem",
  overflowWrap: "anywhere",
  "& dt": { color: "text.secondary", fontSize: "0.8125rem" },
  "& dd": { m: 0 },
} as const

/** Changes only after the server's reply. */
export const ActiveBox = () => {
  const translate = useTranslate()
  const { showError } = useDialogs()
  const { canAccess } = useCanAccess({ resource: "products", action: "edit" })
  const product = useRecordContext() as ShopProduct
  const { id, name, active } = product
  const [update, { isPending }] = useUpdate<ShopProduct>(
    "products",
    { id, data: { active: !active }, previousData: product },
    { mutationMode: "pessimistic", onError: (error) => showError(error) },
  )
  return (
    <CheckBox
      label={translate("resources.products.isActive", { name })}
      isLabelHidden
      checked={active}
      disabled={isPending || !canAccess}
      onChange={() => update()}
    />
  )
}

const WORDS = "resources.products"

/** Links to the specification's addresses for editing and deleting. */
export const RowActions = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { id, name } = useRecordContext() as ShopProduct
  return (
    <Box sx={{ display: "flex" }}>
      <CanAccess action="edit">
        <IconAction
          label={translate(`${WORDS}.edit`, { name })}
          icon={<EditIcon fontSize="small" />}
          to={`/update-product/${encodeURIComponent(id)}`}
        />
      </CanAccess>
      <CanAccess action="delete">
        <ActionIconButton
          label={translate(`${WORDS}.deleteOne`, { name })}
          icon={<DeleteIcon fontSize="small" />}
          question={{
            title: `${WORDS}.deleteQuestion`,
            text: `${WORDS}.deleteConsequence`,
            yes: `${WORDS}.delete`,
            danger: true,
            words: { name },
          }}
          action={async () => navigate(`/delete-product/${encodeURIComponent(id)}`)}
        />
      </CanAccess>
    </Box>
  )
}

/** Selects a product for bulk actions. react-admin's checkboxes all have the same accessible name. */
export const SelectBox = () => {
  const translate = useTranslate()
  const { id, name } = useRecordContext() as ShopProduct
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <CheckBox
      color="secondary"
      label={translate("resources.products.bulk.select", { name })}
      isLabelHidden
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
    />
  )
}

export const SelectPage = () => {
  const { data = [], selectedIds, onSelect } = useListContext<ShopProduct>()
  const ids = data.map(({ id }) => id)
  const otherPageIds = selectedIds.filter((id) => !ids.includes(String(id)))
  const count = selectedIds.length - otherPageIds.length
  const isAllSelected = count === ids.length
  return (
    <CheckBox
      color="secondary"
      label={useTranslate()("resources.products.bulk.selectPage")}
      isLabelHidden
      checked={isAllSelected}
      indeterminate={!isAllSelected && count > 0}
      onChange={() => onSelect(isAllSelected ? otherPageIds : [...otherPageIds, ...ids])}
    />
  )
}
