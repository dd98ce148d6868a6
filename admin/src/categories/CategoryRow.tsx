import type { Category } from "@haat/catalog/contract"
import CheckIcon from "@mui/icons-material/Check"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import OutlinedInput from "@mui/material/OutlinedInput"
import { useState } from "react"
import { useDataProvider, useRefresh } from "react-admin"
import { askBackOffice, sentenceOf } from "../ask-back-office"
import { useDialogs } from "../components/dialogs"
import { useMay } from "../session/use-may"
import { MoveProducts } from "./MoveProducts"
import { MESSAGES } from "./messages"

type Props = { category: Category; number: number }

export const CategoryRow = ({ category, number }: Props) => {
  const [name, setName] = useState<string>()
  const [moving, setMoving] = useState(false)
  const data = useDataProvider()
  const refresh = useRefresh()
  const { ask, say } = useDialogs()
  const may = useMay()

  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change()
      setName(undefined)
      refresh()
    } catch (error) {
      // What somebody else made of it meanwhile is shown behind the message.
      refresh()
      await say(MESSAGES.oops, sentenceOf(error, MESSAGES.failed))
    }
  }
  const rename = () =>
    attempt(() =>
      data.update("categories", { id: category.id, data: { name, was: category.name }, previousData: category }),
    )
  const askToDelete = (query: Record<string, string>) =>
    askBackOffice(`categories/${encodeURIComponent(category.id)}?${new URLSearchParams(query)}`, { method: "DELETE" })
  const remove = async () => {
    if (category.product_count) return setMoving(true)
    const sure = await ask({
      title: "Delete this category?",
      text: `${category.name} will be gone from the shop.`,
      yes: "Delete",
      no: "Cancel",
      danger: true,
    })
    if (sure) await attempt(() => askToDelete({ was: category.name }))
  }
  const moveAndRemove = (to: string) => {
    setMoving(false)
    return attempt(() => askToDelete({ was: category.name, products_to: to }))
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
          {may("categories.edit") && (
            <>
              <IconButton onClick={() => setName(category.name)} aria-label={`Rename ${category.name}`}>
                <EditIcon fontSize="small" />
              </IconButton>
              <IconButton onClick={remove} aria-label={`Delete ${category.name}`}>
                <DeleteIcon fontSize="small" />
              </IconButton>
            </>
          )}
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
      {moving && <MoveProducts category={category} onMove={moveAndRemove} onClose={() => setMoving(false)} />}
    </Box>
  )
}
