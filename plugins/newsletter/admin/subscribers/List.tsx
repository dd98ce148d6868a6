import type { Subscriber } from "@haat/newsletter/contract"
import { Col, DateField, EmptyState, ExportButton, List, SearchFilter, Table, TextLink } from "@haat/sdk/admin"
import SubscribersIcon from "@mui/icons-material/MailOutlined"
import type { Identifier } from "react-admin"

const subscriberPath = (id: Identifier) => `/subscribers/${encodeURIComponent(id)}`

const SubscriberList = () => (
  <List
    perPage={50}
    failed="resources.subscribers.failed"
    empty={<EmptyState icon={<SubscribersIcon />} title="resources.subscribers.none" />}
    actions={<ExportButton />}
    filters={<SearchFilter label="resources.subscribers.search" />}
  >
    <Table rowClick={subscriberPath}>
      <Col
        source="email"
        render={({ id, email }: Subscriber) => (
          <TextLink to={subscriberPath(id)} sx={{ color: "text.primary" }}>
            {email}
          </TextLink>
        )}
      />
      <Col source="created_at" field={DateField} />
    </Table>
  </List>
)

export default SubscriberList
