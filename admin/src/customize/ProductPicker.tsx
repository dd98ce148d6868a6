import type { ShopProduct } from "@haat/catalog/contract"
import AddIcon from "@mui/icons-material/Add"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"
import { useGetList } from "react-admin"
import { rupees } from "../components/format"
import { SearchBox } from "../components/SearchBox"
import { Thumbnail } from "../products/Thumbnail"
import { MESSAGES } from "./messages"

const SHOWN = 6

type Props = { chosen: string[]; full: boolean; onPick: (product: ShopProduct) => void }

/** Finds products by what is typed; those already chosen cannot be chosen twice. */
export const ProductPicker = ({ chosen, full, onPick }: Props) => {
  const [q, setQ] = useState("")
  const { data } = useGetList<ShopProduct>(
    "products",
    { filter: { q }, pagination: { page: 1, perPage: SHOWN }, sort: { field: "name", order: "ASC" } },
    { enabled: !!q },
  )
  return (
    <Box>
      <Box sx={{ maxWidth: 480 }}>
        <SearchBox label={MESSAGES.mainProducts.search} value={q} onSearch={setQ} />
      </Box>
      {q && data?.length === 0 && (
        <Typography role="status" sx={{ color: "text.secondary", mt: 1 }}>
          {MESSAGES.mainProducts.noMatch}
        </Typography>
      )}
      {q && !!data?.length && (
        <Box component="ul" aria-label="Products found" sx={{ listStyle: "none", m: 0, mt: 1, p: 0, maxWidth: 640 }}>
          {data.map((product) => (
            <Box
              key={product.id}
              component="li"
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 1.5,
                py: 0.75,
                borderBottom: 1,
                borderColor: "divider",
              }}
            >
              <Thumbnail product={product} size={40} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ overflowWrap: "anywhere" }}>{product.name}</Box>
                <Box sx={{ fontSize: "0.8125rem", color: "text.secondary" }}>{rupees(product.price)}</Box>
              </Box>
              <Button
                startIcon={<AddIcon />}
                disabled={full || chosen.includes(product.id)}
                onClick={() => onPick(product)}
                aria-label={`Add ${product.name}`}
              >
                {chosen.includes(product.id) ? "Added" : "Add"}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
