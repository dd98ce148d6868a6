import type { ShopProduct } from "@haat/catalog/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import Box from "@mui/material/Box"
import { CanAccess, useRecordContext, useTranslate } from "react-admin"
import { useNavigate } from "react-router-dom"
import { ActionIconButton } from "../components/ActionButton"
import { IconAction } from "../components/IconAction"

const WORDS = "resources.products"

/** Leads to the addresses that the specification has for editing and deleting. */
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
