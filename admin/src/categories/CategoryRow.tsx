import type { Category } from "@haat/catalog/contract"
import CheckIcon from "@mui/icons-material/Check"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useState } from "react"
import { useDataProvider, useRefresh } from "react-admin"
import { useDialogs } from "../components/dialogs"

type Props = { category: Category; number: number }

export const CategoryRow = ({ category, number }: Props) => {
  const [name, setName] = useState<string>()
  const data = useDataProvider()
  const refresh = useRefresh()
  const { ask, say } = useDialogs()

  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change()
      setName(undefined)
      refresh()
    } catch (error) {
      await say("Oops...", (error as Error).message || "Something went wrong!")
    }
  }
  const rename = () =>
    attempt(() => data.update("categories", { id: category.id, data: { name }, previousData: category }))
  const remove = async () => {
    const sure = await ask({
      title: "Delete this category?",
      text: `${category.name} will be gone from the shop.`,
      yes: "Delete",
      no: "Cancel",
      danger: true,
    })
    if (sure) await attempt(() => data.delete("categories", { id: category.id }))
  }

  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48, borderBottom: 1, borderColor: "divider" }}
    >
      <Box sx={{ color: "text.secondary", width: 28, fontVariantNumeric: "tabular-nums" }}>{number}.</Box>
      {name === undefined ? (
        <>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {category.name}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              ({category.product_count})
            </Box>
          </Box>
          <IconButton onClick={() => setName(category.name)} aria-label={`Rename ${category.name}`}>
            <EditIcon fontSize="small" />
          </IconButton>
          <IconButton onClick={remove} aria-label={`Delete ${category.name}`}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </>
      ) : (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            rename()
          }}
          onKeyDown={({ key }) => key === "Escape" && setName(undefined)}
          sx={{ display: "flex", flex: 1, gap: 0.5 }}
        >
          <OutlinedInput
            autoFocus
            fullWidth
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ input: { "aria-label": `New name of ${category.name}`, maxLength: 100 } }}
          />
          <IconButton type="submit" aria-label={`Save the name of ${category.name}`}>
            <CheckIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  )
}
