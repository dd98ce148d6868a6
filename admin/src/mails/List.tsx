import type { MailRow } from "@haat/mail/contract"
import { useLocale } from "react-admin"
import { List } from "../components/List"
import { Col, Table } from "../components/Table"
import { useResourceTranslate } from "../components/use-resource-translate"

/** All kinds of mail: a shop has some dozens. */
const MailList = () => {
  const t = useResourceTranslate()
  const locale = useLocale() === "hi" ? "hi" : "en"
  return (
    <List
      perPage={100}
      sort={{ field: "id", order: "ASC" }}
      failed="resources.mails.unread"
      empty="resources.mails.none"
      exporter={false}
    >
      <Table rowClick="edit">
        <Col<MailRow> source="name" disableSort render={({ name }) => name[locale]} />
        <Col source="plugin" disableSort />
        <Col<MailRow>
          source="edited"
          disableSort
          render={({ edited }) => edited.map((language) => t(`languages.${language}`)).join(", ")}
        />
      </Table>
    </List>
  )
}

export default MailList
