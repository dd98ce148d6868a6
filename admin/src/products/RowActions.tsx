import type { ShopProduct } from "@haat/catalog/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { CanAccess, useRecordContext, useTranslate } from "react-admin"
import { Link, useNavigate } from "react-router-dom"
import { useDialogs } from "../components/dialogs"

/** Leads to the addresses that the specification has for editing and deleting. */
export const RowActions = () => {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { ask } = useDialogs()
  const product = useRecordContext<ShopProduct>()
  if (!product) return null
  const { id, name } = product
  const remove = async () => {
    const sure = await ask({
      title: "resources.products.deleteQuestion",
      text: "resources.products.deleteConsequence",
      yes: "resources.products.delete",
      danger: true,
      words: { name },
    })
    if (sure) navigate(`/delete-product/${encodeURIComponent(id)}`)
  }
  return (
    <Box sx={{ display: "flex" }}>
      <CanAccess action="edit">
        <IconButton
          component={Link}
          to={`/update-product/${encodeURIComponent(id)}`}
          aria-label={translate("resources.products.edit", { name })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </CanAccess>
      <CanAccess action="delete">
        <IconButton onClick={remove} aria-label={translate("resources.products.deleteOne", { name })}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </CanAccess>
    </Box>
  )
}
