import type { ShopProduct } from "@haat/catalog/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { Link, useNavigate } from "react-router-dom"
import { useDialogs } from "../components/dialogs"
import { useMay } from "../session/use-may"

export const RowActions = ({ product }: { product: ShopProduct }) => {
  const navigate = useNavigate()
  const { ask } = useDialogs()
  const may = useMay()
  const remove = async () => {
    const sure = await ask({
      title: "Delete this product?",
      text: `${product.name} will be gone from the shop, with its pictures. Orders keep their lines.`,
      yes: "Delete",
      no: "Cancel",
      danger: true,
    })
    if (sure) navigate(`/delete-product/${encodeURIComponent(product.id)}`)
  }
  return (
    <Box sx={{ display: "flex" }}>
      {may("products.edit") && (
        <IconButton
          component={Link}
          to={`/update-product/${encodeURIComponent(product.id)}`}
          aria-label={`Edit ${product.name}`}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {may("products.delete") && (
        <IconButton onClick={remove} aria-label={`Delete ${product.name}`}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
