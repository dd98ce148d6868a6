import { arrayMove } from "@dnd-kit/sortable"
import EarlierIcon from "@mui/icons-material/ArrowBack"
import LaterIcon from "@mui/icons-material/ArrowForward"
import RemoveIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useTranslate } from "react-admin"
import { SortableList } from "../components/SortableList"
import type { FormPicture } from "./form-fields"

type Props = {
  pictures: FormPicture[]
  onSort: (pictures: FormPicture[]) => void
  onRemove: (picture: FormPicture) => void
}

const WORDS = "resources.products"

const PictureTiles = ({ pictures, onSort, onRemove }: Props) => {
  const translate = useTranslate()
  const label = (key: string, at: number) => translate(`${WORDS}.pictures.${key}`, { number: at + 1 })
  return (
    <SortableList
      items={pictures}
      label={translate(`${WORDS}.form.pictures`)}
      layout="tiles"
      getName={(picture) => label("one", pictures.indexOf(picture))}
      onSort={onSort}
      sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mb: 2 }}
      itemSx={(at) => ({ ...TILE, borderColor: at === 0 ? "primary.main" : "divider" })}
    >
      {(picture, at, handle) => {
        const actions = [
          {
            key: "earlier",
            icon: EarlierIcon,
            isDisabled: at === 0,
            onClick: () => onSort(arrayMove(pictures, at, at - 1)),
          },
          {
            key: "later",
            icon: LaterIcon,
            isDisabled: at === pictures.length - 1,
            onClick: () => onSort(arrayMove(pictures, at, at + 1)),
          },
          { key: "remove", icon: RemoveIcon, onClick: () => onRemove(picture) },
        ]
        return (
          <>
            <Box sx={{ position: "relative", bgcolor: "action.hover" }}>
              <Box component="img" src={picture.url} alt={label("alt", at)} sx={PICTURE} />
              {at === 0 && <Box sx={BADGE}>{label("first", at)}</Box>}
            </Box>
            <Box sx={{ display: "flex", justifyContent: "space-between", "& button": { minWidth: 36, p: 0.5 } }}>
              {handle}
              {actions.map(({ key, icon: Icon, isDisabled, onClick }) => (
                <IconButton key={key} onClick={onClick} disabled={isDisabled} aria-label={label(key, at)}>
                  <Icon fontSize="small" />
                </IconButton>
              ))}
            </Box>
          </>
        )
      }}
    </SortableList>
  )
}

const TILE = { width: 144, border: 1, borderRadius: "14px", overflow: "hidden", bgcolor: "background.paper" } as const
const PICTURE = { display: "block", width: "100%", aspectRatio: "1", objectFit: "cover" } as const
const BADGE = {
  position: "absolute",
  left: 8,
  bottom: 8,
  px: 1,
  borderRadius: "6px",
  fontSize: "0.75rem",
  fontWeight: 700,
  lineHeight: "22px",
  bgcolor: "primary.main",
  color: "primary.contrastText",
} as const

export default PictureTiles
