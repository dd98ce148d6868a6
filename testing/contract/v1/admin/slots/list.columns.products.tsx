import { Col, defineSlot } from "@haat/sdk/admin"
import { Part } from "../v1-notes/Part"

const Column = () => (
  <Col source="v1" label="resources.v1-notes.part" disableSort render={() => <Part slot="list.columns" />} />
)

export default defineSlot("list.columns:products", { order: 30_000, component: Column })
