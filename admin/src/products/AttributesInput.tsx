import AddIcon from "@mui/icons-material/Add"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import IconButton from "@mui/material/IconButton"
import {
  ArrayInput,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
} from "react-admin"

const PARTS = {
  attributes: { words: "resources.products.attribute", lang: undefined, key: "Colour", value: "Indigo" },
  attributes_hi: { words: "resources.products.hindiAttribute", lang: "hi", key: "रंग", value: "नीला" },
}
type Source = keyof typeof PARTS

export const AttributesInput = ({ source }: { source: Source }) => (
  <ArrayInput source={source} label={false} helperText={false} margin="none">
    <SimpleFormIterator
      inline
      fullWidth
      disableReordering
      disableClear
      addButton={<Add source={source} />}
      removeButton={<Remove source={source} />}
      sx={{
        "& .RaSimpleFormIterator-line": { display: "flex", border: 0, mb: 1.5, gap: 1 },
        "& .RaSimpleFormIterator-inline": { flexDirection: "row", gap: 1 },
        "& .RaSimpleFormIterator-action": { visibility: "visible", mt: 0.5 },
      }}
    >
      <Pair source={source} />
    </SimpleFormIterator>
  </ArrayInput>
)

/** Inputs of one attribute, labelled with its number. */
const Pair = ({ source }: { source: Source }) => {
  const translate = useTranslate()
  const { index } = useSimpleFormIteratorItem()
  const { words, lang, ...examples } = PARTS[source]
  const box = (label: string) => ({ htmlInput: { lang, "aria-label": translate(label, { number: index + 1 }) } })
  return (
    <Box sx={{ display: "grid", gap: 1, gridTemplateColumns: "2fr 3fr", alignItems: "start" }}>
      <TextInput source="key" label={false} placeholder={examples.key} slotProps={box(`${words}.name`)} />
      <TextInput source="value" label={false} placeholder={examples.value} slotProps={box(`${words}.value`)} />
    </Box>
  )
}

const Add = ({ source }: { source: Source }) => {
  const translate = useTranslate()
  const { add } = useSimpleFormIterator()
  return (
    <Button variant="outlined" startIcon={<AddIcon />} onClick={() => add({ key: "", value: "" })}>
      {translate(`${PARTS[source].words}.add`)}
    </Button>
  )
}

const Remove = ({ source }: { source: Source }) => {
  const translate = useTranslate()
  const { index, remove } = useSimpleFormIteratorItem()
  return (
    <IconButton onClick={() => remove()} aria-label={translate(`${PARTS[source].words}.remove`, { number: index + 1 })}>
      <DeleteIcon />
    </IconButton>
  )
}
