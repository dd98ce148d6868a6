import Box from "@mui/material/Box"
import { useEffect, useRef } from "react"
import { LinearProgress, useDelete, useTranslate } from "react-admin"
import { useNavigate, useParams } from "react-router-dom"
import { useDialogs } from "../components/dialogs"
import { PageHeading } from "../components/PageHeading"

const WORDS = "resources.products"

/** Deletes on open, as the specification has it; the list asks first. */
const Delete = () => {
  const { id = "" } = useParams()
  const [remove] = useDelete()
  const navigate = useNavigate()
  const translate = useTranslate()
  const { showMessage, showError } = useDialogs()
  const started = useRef<string>(undefined)

  useEffect(() => {
    if (started.current === id) return
    started.current = id
    remove("products", { id }, { mutationMode: "pessimistic", returnPromise: true })
      .then(
        () => showMessage(`${WORDS}.deletedTitle`, `${WORDS}.deleted`),
        (error) => showError(error, `${WORDS}.deleteFailed`, `${WORDS}.deleteFailedTitle`),
      )
      .then(() => navigate("/products", { replace: true }))
  }, [id, remove, navigate, showMessage, showError])

  return (
    <>
      <PageHeading title={`${WORDS}.deleteTitle`} />
      <Box role="status">
        {translate(`${WORDS}.deleting`)}
        <LinearProgress timeout={0} aria-label={translate(`${WORDS}.deletingLabel`)} sx={{ width: "auto" }} />
      </Box>
    </>
  )
}

export default Delete
