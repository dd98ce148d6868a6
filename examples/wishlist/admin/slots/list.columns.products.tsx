import { defineSlot, NumberCol } from "@haat/sdk/admin"
import { useRecordContext } from "react-admin"
import { useWishes } from "../wishlists/wishes"

const Count = () => {
  const wishes = useWishes()
  return <>{wishes[String(useRecordContext()?.id)] ?? 0}</>
}

const WishedBy = () => (
  <NumberCol source="wishes" label="resources.wishlists.wishedBy" disableSort render={() => <Count />} />
)

export default defineSlot("list.columns:products", { order: 900, component: WishedBy })
