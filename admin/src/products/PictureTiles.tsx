import { useTranslate } from "react-admin"
import { SortableList } from "../components/SortableList"
import type { FormPicture } from "./form-fields"
import { PictureTile } from "./PictureTile"

type Props = {
  pictures: FormPicture[]
  onMove: (from: number, to: number) => void
  onRemove: (picture: FormPicture) => void
}

/** The pictures in their order, which dragging, keys and the arrows change. */
const PictureTiles = ({ pictures, onMove, onRemove }: Props) => {
  const translate = useTranslate()
  return (
    <SortableList
      items={pictures}
      label={translate("resources.products.form.pictures")}
      layout="tiles"
      nameOf={(picture) => translate("resources.products.pictures.one", { number: pictures.indexOf(picture) + 1 })}
      onMove={onMove}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}
      itemSx={(at) => ({
        width: 144,
        border: 1,
        borderColor: at === 0 ? "primary.main" : "divider",
        borderRadius: "14px",
        overflow: "hidden",
        bgcolor: "background.paper",
      })}
    >
      {(picture, at, handle) => (
        <PictureTile
          url={picture.url}
          place={at + 1}
          handle={handle}
          onEarlier={at > 0 ? () => onMove(at, at - 1) : undefined}
          onLater={at < pictures.length - 1 ? () => onMove(at, at + 1) : undefined}
          onRemove={() => onRemove(picture)}
        />
      )}
    </SortableList>
  )
}

export default PictureTiles
