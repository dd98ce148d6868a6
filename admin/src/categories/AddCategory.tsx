import { SaveCategory } from "@haat/catalog/contract"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import OutlinedInput from "@mui/material/OutlinedInput"
import { type FormEvent, useState } from "react"
import { useCreate, useNotify, useRefresh } from "react-admin"
import { useUnsaved } from "../components/unsaved"
import { sentenceOf } from "../fetch-back-office"
import { useMay } from "../session/use-may"
import { MESSAGES } from "./messages"

export const AddCategory = () => {
  const [name, setName] = useState("")
  const [hindi, setHindi] = useState("")
  const [wrong, setWrong] = useState<string>()
  const [create, { isPending }] = useCreate()
  const notify = useNotify()
  const refresh = useRefresh()
  const may = useMay()
  useUnsaved(`${name}${hindi}`.trim() !== "", { staysInScreen: true })

  const add = (event: FormEvent) => {
    event.preventDefault()
    const category = SaveCategory.safeParse({ name, name_hi: hindi })
    setWrong(category.success ? undefined : category.error.issues[0].message)
    if (!category.success) return
    create(
      "categories",
      { data: category.data },
      {
        onSuccess: () => {
          setName("")
          setHindi("")
          notify(MESSAGES.added(category.data.name), { type: "success" })
          refresh()
        },
        onError: (error) => setWrong(sentenceOf(error, MESSAGES.failed)),
      },
    )
  }

  if (!may("categories.edit")) return null
  return (
    <Box component="form" noValidate onSubmit={add} sx={{ display: "grid", gap: 1.5, maxWidth: 720 }}>
      <Box sx={{ display: "flex", flexWrap: { xs: "wrap", sm: "nowrap" }, gap: 1 }}>
        <OutlinedInput
          fullWidth
          value={name}
          onChange={({ target }) => setName(target.value)}
          placeholder="New category"
          autoComplete="off"
          error={!!wrong}
          slotProps={{ input: { "aria-label": "Category name", maxLength: 100 } }}
        />
        <OutlinedInput
          fullWidth
          value={hindi}
          onChange={({ target }) => setHindi(target.value)}
          placeholder="Name in Hindi, if you like"
          autoComplete="off"
          slotProps={{ input: { "aria-label": "Hindi name of the new category", lang: "hi", maxLength: 100 } }}
        />
        <Button type="submit" variant="contained" disabled={isPending} sx={{ flexShrink: 0 }}>
          Add Category
        </Button>
      </Box>
      {wrong && <Alert severity="error">{wrong}</Alert>}
    </Box>
  )
}
