import type { Category } from "@haat/catalog/contract"
import DeleteIcon from "@mui/icons-material/DeleteOutlined"
import EditIcon from "@mui/icons-material/EditOutlined"
import TaxIcon from "@mui/icons-material/PercentOutlined"
import SizesIcon from "@mui/icons-material/StraightenOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { CanAccess, useRefresh, useTranslate } from "react-admin"
import { useDialogs } from "../components/dialogs"
import { useShopData } from "../data-provider"
import { CategoryTaxDialog } from "../tax-settings/CategoryTaxDialog"
import { CategorySizeChart } from "./CategorySizeChart"
import { MoveProducts } from "./MoveProducts"
import { RenameForm } from "./RenameForm"
import type { categoryRequests } from "./requests"

type Props = { category: Category; number: number }

const WORDS = "resources.categories"

export const CategoryRow = ({ category, number }: Props) => {
  const { name, name_hi, product_count } = category
  const [opened, setOpened] = useState<"rename" | "move" | "tax" | "sizes">()
  const close = () => setOpened(undefined)
  const translate = useTranslate()
  const data = useShopData<typeof categoryRequests>()
  const refresh = useRefresh()
  const { ask, sayFailure } = useDialogs()
  const { mutate: remove } = useMutation({
    mutationFn: (query: { products_to?: string }) => data.removeCategory(category.id, { was: name, ...query }),
    onMutate: close,
    onError: (error) => void sayFailure(error),
    onSettled: refresh,
  })
  const askFirst = async () => {
    if (product_count) return setOpened("move")
    const sure = await ask({
      title: `${WORDS}.deleteQuestion`,
      text: `${WORDS}.deleteConsequence`,
      yes: `${WORDS}.delete`,
      danger: true,
      words: { name },
    })
    if (sure) remove({})
  }

  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1, minHeight: 48, borderBottom: 1, borderColor: "divider" }}
    >
      <Box sx={{ color: "text.secondary", width: 28, fontVariantNumeric: "tabular-nums" }}>{number}.</Box>
      {opened === "rename" ? (
        <RenameForm category={category} onClose={close} />
      ) : (
        <>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
            {name}{" "}
            <Box component="span" sx={{ color: "text.secondary" }}>
              ({product_count})
            </Box>
            {name_hi && (
              <Box lang="hi" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
                {name_hi}
              </Box>
            )}
          </Box>
          <CanAccess resource="categories" action="edit">
            <IconButton onClick={() => setOpened("rename")} aria-label={translate(`${WORDS}.rename`, { name })}>
              <EditIcon fontSize="small" />
            </IconButton>
            <IconButton
              onClick={() => setOpened("tax")}
              aria-label={translate("resources.tax-settings.openOf", { name })}
            >
              <TaxIcon fontSize="small" />
            </IconButton>
            <IconButton
              onClick={() => setOpened("sizes")}
              aria-label={translate("resources.products.sizeChart.openOf", { name })}
            >
              <SizesIcon fontSize="small" />
            </IconButton>
            <IconButton onClick={askFirst} aria-label={translate(`${WORDS}.deleteOne`, { name })}>
              <DeleteIcon fontSize="small" />
            </IconButton>
          </CanAccess>
        </>
      )}
      {opened === "tax" && <CategoryTaxDialog id={category.id} name={name} onClose={close} />}
      {opened === "sizes" && <CategorySizeChart category={category} onClose={close} />}
      {opened === "move" && (
        <MoveProducts category={category} onMove={(products_to) => remove({ products_to })} onClose={close} />
      )}
    </Box>
  )
}
