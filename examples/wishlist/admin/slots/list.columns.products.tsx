import { Col, defineSlot } from "@haat/sdk/admin"
import FavoriteIcon from "@mui/icons-material/FavoriteBorder"
import { useCanAccess, useRecordContext } from "react-admin"
import { useWishes } from "../wishlists/wishes"

const Count = () => {
  const wishes = useWishes()[String(useRecordContext()?.id)]
  return wishes ? (
    <>
      {wishes} <FavoriteIcon fontSize="inherit" />
    </>
  ) : null
}

const WishedBy = () =>
  useCanAccess({ resource: "wishlists", action: "list" }).canAccess && (
    <Col source="wishes" label="resources.wishlists.wishedBy" align="right" disableSort render={() => <Count />} />
  )

export default defineSlot("list.columns:products", { order: 900, component: WishedBy })
