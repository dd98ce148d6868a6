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
import { useUnsaved } from "../components/unsaved"
import { fetchBackOffice, sentenceOf } from "../fetch-back-office"
import { useMay } from "../session/use-may"
import { MoveProducts } from "./MoveProducts"
import { MESSAGES } from "./messages"

type Props = { category: Category; number: number }

export const CategoryRow = ({ category, number }: Props) => {
  const [draft, setDraft] = useState<{ name: string; name_hi: string }>()
  const [moving, setMoving] = useState(false)
  const data = useDataProvider()
  const refresh = useRefresh()
  const { ask, say } = useDialogs()
  const may = useMay()
  const isChanged =
    draft !== undefined && (draft.name.trim() !== category.name || draft.name_hi.trim() !== (category.name_hi ?? ""))
  const mayLose = useUnsaved(isChanged, { staysInScreen: true })

  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change()
      setDraft(undefined)
      refresh()
    } catch (error) {
      // What somebody else made of it meanwhile is shown behind the message.
      refresh()
      await say(MESSAGES.oops, sentenceOf(error, MESSAGES.failed))
    }
  }
  const rename = () =>
    attempt(() =>
      data.update("categories", {
        id: category.id,
        data: { ...draft, was: category.name, was_hi: category.name_hi ?? "" },
        previousData: category,
      }),
    )
  const requestDelete = (query: Record<string, string>) =>
    fetchBackOffice(`categories/${encodeURIComponent(category.id)}?${new URLSearchParams(query)}`, { method: "DELETE" })
  const remove = async () => {
    if (category.product_count) return setMoving(true)
    const sure = await ask({
      title: "Delete this category?",
      text: `${category.name} will be gone from the shop.`,
      yes: "Delete",
      no: "Cancel",
      danger: true,
    })
    if (sure) await attempt(() => requestDelete({ was: category.name }))
  }
  const moveAndRemove = (to: string) => {
    setMoving(false)
    return attempt(() => requestDelete({ was: category.name, products_to: to }))
  }

  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48, borderBottom: 1, borderColor: "divider" }}
    >
      <Box sx={{ color: "text.secondary", width: 28, fontVariantNumeric: "tabular-nums" }}>{number}.</Box>
      {draft === undefined ? (
        <>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {category.name}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              ({category.product_count})
            </Box>
            {category.name_hi && (
              <Box lang="hi" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
                {category.name_hi}
              </Box>
            )}
          </Box>
          {may("categories.edit") && (
            <>
              <IconButton
                onClick={() => setDraft({ name: category.name, name_hi: category.name_hi ?? "" })}
                aria-label={`Rename ${category.name}`}
              >
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
          onKeyDown={async ({ key }) => key === "Escape" && (await mayLose()) && setDraft(undefined)}
          sx={{ display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, flex: 1, gap: 0.5, py: 0.5 }}
        >
          <OutlinedInput
            autoFocus
            fullWidth
            value={draft.name}
            onChange={({ target }) => setDraft({ ...draft, name: target.value })}
            slotProps={{ input: { "aria-label": `New name of ${category.name}`, maxLength: 100 } }}
          />
          <OutlinedInput
            fullWidth
            value={draft.name_hi}
            placeholder="Name in Hindi"
            onChange={({ target }) => setDraft({ ...draft, name_hi: target.value })}
            slotProps={{ input: { "aria-label": `Name of ${category.name} in Hindi`, lang: "hi", maxLength: 100 } }}
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
