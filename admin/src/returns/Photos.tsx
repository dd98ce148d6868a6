import type { ReturnRow } from "@haat/checkout/contract"
import Box from "@mui/material/Box"
import { useTranslate } from "react-admin"

/** The pictures that its shopper has sent with a return; each opens whole. */
export const Photos = ({ photos }: Pick<ReturnRow, "photos">) => {
  const translate = useTranslate()
  if (!photos.length) return null
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: "none", display: "flex", flexWrap: "wrap", gap: 1 }}>
      {photos.map((id, at) => (
        <li key={id}>
          <a href={`/back-office/return-photos/${id}`} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={`/back-office/return-photos/${id}`}
              alt={translate("resources.returns.photo", { number: at + 1 })}
              loading="lazy"
              sx={{ display: "block", width: 72, height: 72, objectFit: "cover", borderRadius: 1 }}
            />
          </a>
        </li>
      ))}
    </Box>
  )
}
