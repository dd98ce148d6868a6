import AddIcon from "@mui/icons-material/Add"
import SearchWordsIcon from "@mui/icons-material/ManageSearchOutlined"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { CanAccess, useTranslate } from "react-admin"
import { EmptyState } from "../components/EmptyState"
import { SearchFilter } from "../components/Filters"
import { DateField } from "../components/fields"
import { List } from "../components/List"
import { Col, Table } from "../components/Table"
import { RowActions } from "./RowActions"
import { SynonymsForm } from "./SynonymsForm"

const WORDS = "resources.synonyms"

/** The owner's words that the search finds goods by: add, find, change and delete a line of them. */
const SynonymList = () => {
  const translate = useTranslate()
  return (
    <List
      perPage={50}
      failed={`${WORDS}.failed`}
      empty={<EmptyState icon={<SearchWordsIcon />} title={`${WORDS}.none`} text={`${WORDS}.noneText`} />}
      actions={
        <CanAccess action="create">
          <AddLine />
        </CanAccess>
      }
      above={
        <Typography sx={{ color: "text.secondary", maxWidth: 720, mb: 2 }}>{translate(`${WORDS}.about`)}</Typography>
      }
      filters={<SearchFilter label={`${WORDS}.search`} />}
    >
      <Table>
        <Col source="words" />
        <Col source="updated_at" field={DateField} />
        <Col source="actions" disableSort align="right" render={() => <RowActions />} />
      </Table>
    </List>
  )
}

const AddLine = () => {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {translate(`${WORDS}.add`)}
      </Button>
      {isOpen && <SynonymsForm onClose={() => setOpen(false)} />}
    </>
  )
}

export default SynonymList
