import {
  MAX_OPTIONS,
  type ProductImage,
  type ProductVariants,
  SaveVariants,
  type ShopProduct,
} from "@haat/catalog/contract"
import BackIcon from "@mui/icons-material/ArrowBack"
import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { type HttpError, useGetOne, useNotify, useTranslate } from "react-admin"
import { Link, useParams } from "react-router-dom"
import { useDialogs } from "../../components/dialogs"
import { Failed } from "../../components/Failed"
import { PageHeading } from "../../components/PageHeading"
import { useUnsaved } from "../../components/unsaved"
import { useShopData } from "../../data-provider"
import { Waiting } from "../../layout/Waiting"
import type { productRequests } from "../requests"
import { leaveOut, renameValue, takeAll, toDraft, toSave, withOptions } from "./draft"
import { OptionFields } from "./OptionFields"
import type { PictureSet } from "./PictureChoice"
import { SizeCharts } from "./SizeCharts"
import { VariantTable } from "./VariantTable"

const WORDS = "resources.products.variants"

/** What a product is to be had in: its options, and a table of the variants that they make. */
const Variants = () => {
  const { id = "" } = useParams()
  const translate = useTranslate()
  const shop = useShopData<typeof productRequests>()
  const { data, error, refetch } = useQuery({
    queryKey: ["products", "variants", id],
    queryFn: ({ signal }) => shop.productVariants(id, signal),
    // what is being typed stays
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <>
      <Button
        startIcon={<BackIcon />}
        component={Link}
        to={`/update-product/${id}`}
        sx={{ mb: 1, ml: -1, color: "text.secondary" }}
      >
        {translate(`${WORDS}.back`)}
      </Button>
      <PageHeading
        title={`${WORDS}.title`}
        below={<Typography color="text.secondary">{translate(`${WORDS}.hint`)}</Typography>}
      />
      {data ? (
        <Editor key={data.updated_at} id={id} saved={data} onLoadAgain={refetch} />
      ) : error ? (
        <Failed text={`${WORDS}.failed`} onRetry={refetch} />
      ) : (
        <Waiting />
      )}
      {data && <SizeCharts id={id} />}
    </>
  )
}

/** What is wrong with the first of them, by the contract; undefined when they can be saved. */
function wrongWith(wanted: SaveVariants): { variant?: string; sentence: string } | undefined {
  const { error } = SaveVariants.safeParse(wanted)
  if (!error) return undefined
  const [{ path, message }] = error.issues
  return {
    sentence: message,
    variant: path[0] === "variants" ? wanted.variants[Number(path[1])]?.values.join(", ") : undefined,
  }
}

/** That somebody else saved the product meanwhile. */
const isOutdated = (error: unknown) => (error as HttpError | null)?.body?.code === "product_changed"

/** The product's pictures, and those that were uploaded here since. */
function usePictureSet(id: string): PictureSet {
  const { data } = useGetOne<ShopProduct>("products", { id })
  const [uploaded, setUploaded] = useState<ProductImage[]>([])
  const has = data?.images ?? []
  return {
    pictures: [...has, ...uploaded.filter((picture) => !has.some(({ id }) => id === picture.id))],
    onUploaded: (picture) => setUploaded((before) => [...before, picture]),
  }
}

type EditorProps = { id: string; saved: ProductVariants; onLoadAgain: () => unknown }

const Editor = ({ id, saved, onLoadAgain }: EditorProps) => {
  const translate = useTranslate()
  const notify = useNotify()
  const shop = useShopData<typeof productRequests>()
  const client = useQueryClient()
  const { sayFailure } = useDialogs()
  const [before, setBefore] = useState(() => toDraft(saved))
  const [draft, setDraft] = useState(before)
  const [wrong, setWrong] = useState<ReturnType<typeof wrongWith>>()
  const { options, rows } = draft
  const pictureSet = usePictureSet(id)
  useUnsaved(draft !== before)

  const { mutate, isPending, error } = useMutation({
    mutationFn: (wanted: SaveVariants) => shop.saveVariants(id, wanted),
    onSuccess: (after) => {
      const next = toDraft(after)
      setBefore(next)
      setDraft(next)
      void client.invalidateQueries({ queryKey: ["products"], refetchType: "none" })
      notify(`${WORDS}.saved`, { type: "success" })
    },
    onError: (error) => (isOutdated(error) ? undefined : void sayFailure(error)),
  })
  const save = () => {
    const wanted = toSave(draft, before)
    const found = wrongWith(wanted)
    setWrong(found)
    if (!found) mutate(wanted)
  }
  const change = (next: typeof options) => setDraft(withOptions(draft, next))

  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {options.map((option, at) => (
        <OptionFields
          // an option has nothing else that stays while its name is typed
          key={at}
          option={option}
          number={at + 1}
          pictureSet={pictureSet}
          onRename={(value, name) => setDraft(renameValue(draft, option, value, name))}
          onChange={(changed) => change(options.map((one) => (one === option ? changed : one)))}
          onRemove={() => change(options.filter((one) => one !== option))}
        />
      ))}
      {options.length < MAX_OPTIONS && (
        <Button
          variant="outlined"
          sx={{ justifySelf: "start" }}
          onClick={() => change([...options, { title: "", values: [] }])}
        >
          {translate(`${WORDS}.addOption`)}
        </Button>
      )}
      {rows.length > 0 && (
        <Box>
          <Typography sx={{ color: "text.secondary", fontSize: "0.875rem", mb: 1 }}>
            {translate(`${WORDS}.keys`)}
          </Typography>
          <VariantTable
            rows={rows}
            pictureSet={pictureSet}
            onChange={(changed) => setDraft({ ...draft, rows: changed })}
            onLeaveOut={(values) => setDraft(leaveOut(draft, values))}
          />
        </Box>
      )}
      {draft.left_out.length > 0 && (
        <Button sx={{ justifySelf: "start" }} onClick={() => setDraft(takeAll(draft))}>
          {translate(`${WORDS}.takeAll`)}
        </Button>
      )}
      {isOutdated(error) && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={onLoadAgain}>
              {translate(`${WORDS}.loadAgain`)}
            </Button>
          }
        >
          {error?.message}
        </Alert>
      )}
      {wrong && (
        <Alert severity="error">
          {wrong.variant
            ? translate(`${WORDS}.of`, { variant: wrong.variant, sentence: wrong.sentence })
            : wrong.sentence}
        </Alert>
      )}
      <Button variant="contained" loading={isPending} onClick={save} sx={{ justifySelf: "start" }}>
        {translate(`${WORDS}.save`)}
      </Button>
    </Card>
  )
}

export default Variants
