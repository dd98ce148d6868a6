import Box from "@mui/material/Box"
import LinearProgress from "@mui/material/LinearProgress"
import { useEffect, useRef } from "react"
import { useDelete, useTranslate } from "react-admin"
import { useNavigate, useParams } from "react-router-dom"
import { useDialogs } from "../components/dialogs"
import { PageHeading } from "../components/PageHeading"

/** Runs when it is opened, as the specification has it; the list asks before it leads here. */
const Delete = () => {
  const { id = "" } = useParams()
  const [remove] = useDelete()
  const navigate = useNavigate()
  const translate = useTranslate()
  const { say, sayFailure } = useDialogs()
  const started = useRef<string>(undefined)

  useEffect(() => {
    if (started.current === id) return
    started.current = id
    const leave = async (shown: Promise<void>) => {
      await shown
      navigate("/products", { replace: true })
    }
    remove(
      "products",
      { id },
      {
        mutationMode: "pessimistic",
        onSuccess: () => leave(say("resources.products.deletedTitle", "resources.products.deleted")),
        onError: (error) =>
          leave(sayFailure(error, "resources.products.deleteFailed", "resources.products.deleteFailedTitle")),
      },
    )
  }, [id, remove, navigate, say, sayFailure])

  return (
    <>
      <PageHeading title="resources.products.deleteTitle" />
      <Box role="status">
        <Box sx={{ mb: 1 }}>{translate("resources.products.deleting")}</Box>
        <LinearProgress aria-label={translate("resources.products.deletingLabel")} />
      </Box>
    </>
  )
}

export default Delete
