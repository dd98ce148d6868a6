import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { type HttpError, useNotify, useTranslate } from "react-admin"
import type { FieldValues } from "react-hook-form"
import { z } from "zod"
import { useDialogs } from "../components/dialogs"
import { Failed } from "../components/Failed"
import { SettingsForm } from "../components/SettingsForm"
import { zodForm } from "../components/zod-form"
import { useShopData } from "../data-provider"
import { storePictures } from "../products/picture-requests"
import { LogoInput } from "./LogoInput"
import type { logoRequests } from "./requests"

const WORDS = "resources.logo"
const resolver = zodForm(z.object({ picture: z.any().optional() }))
const NOTHING = { picture: null }

/** The picture that stands for the shop, on its pages and on its documents. */
export const LogoSettings = () => {
  const translate = useTranslate()
  const shop = useShopData<typeof logoRequests>()
  const notify = useNotify()
  const { ask } = useDialogs()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery({ queryKey: ["logo"], queryFn: ({ signal }) => shop.logo(signal) })

  const save = async (picture_id: string | null) => {
    queryClient.setQueryData(["logo"], await shop.saveLogo({ picture_id }))
  }
  const upload = async ({ picture }: FieldValues) => {
    if (!picture) return false
    const [{ id }] = await storePictures([picture.rawFile])
    await save(id)
  }
  const remove = async () => {
    if (
      !(await ask({ title: `${WORDS}.removeTitle`, text: `${WORDS}.removeText`, yes: `${WORDS}.remove`, danger: true }))
    )
      return
    try {
      await save(null)
      notify(`${WORDS}.removed`, { type: "success" })
    } catch (failure) {
      notify((failure as HttpError).message || "components.failed", { type: "error" })
    }
  }
  return (
    <Card component="section" aria-labelledby="logo" sx={{ p: 3, gridColumn: { md: "1 / -1" } }}>
      <Typography variant="h2" id="logo">
        {translate(`${WORDS}.name`)}
      </Typography>
      <Typography sx={{ color: "text.secondary", mt: 0.5, mb: 2.5 }}>{translate(`${WORDS}.text`)}</Typography>
      {error ? (
        <Failed text={`${WORDS}.unread`} onRetry={refetch} />
      ) : (
        <SettingsForm
          key={data?.logo?.url}
          words={WORDS}
          settings={NOTHING}
          resolver={resolver}
          onSave={upload}
          onLookAgain={refetch}
        >
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2.5 }}>
            <LogoInput logo={data?.logo ?? null} />
            {data?.logo && (
              <Button color="error" onClick={remove}>
                {translate(`${WORDS}.remove`)}
              </Button>
            )}
          </Box>
        </SettingsForm>
      )}
    </Card>
  )
}
