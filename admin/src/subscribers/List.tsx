import type { Subscriber } from "@haat/newsletter/contract"
import SubscribersIcon from "@mui/icons-material/MailOutlined"
import MuiLink from "@mui/material/Link"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"
import { EmptyState } from "../components/EmptyState"
import { ExportButton } from "../components/ExportButton"
import { SearchFilter } from "../components/Filters"
import { DateField } from "../components/fields"
import { List } from "../components/List"
import { Col, Table } from "../components/Table"

const SubscriberList = () => {
  const translate = useTranslate()
  return (
    <List
      perPage={50}
      failed="resources.subscribers.failed"
      empty={<EmptyState icon={<SubscribersIcon />} title={translate("resources.subscribers.none")} />}
      actions={<ExportButton />}
      filters={<SearchFilter label="resources.subscribers.search" />}
    >
      <Table rowClick={(id) => `/subscribers/${encodeURIComponent(id)}`}>
        <Col
          source="email"
          render={({ id, email }: Subscriber) => (
            <MuiLink component={Link} to={`/subscribers/${encodeURIComponent(id)}`} sx={{ color: "text.primary" }}>
              {email}
            </MuiLink>
          )}
        />
        <Col source="created_at" field={DateField} />
      </Table>
    </List>
  )
}

export default SubscriberList
