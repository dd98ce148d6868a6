import Box from "@mui/material/Box"
import LinearProgress from "@mui/material/LinearProgress"
import { useEffect, useRef } from "react"
import { useDataProvider, useRefresh } from "react-admin"
import { useNavigate, useParams } from "react-router-dom"
import { useDialogs } from "../components/dialogs"
import { PageHeading } from "../components/PageHeading"
import { sentenceOf } from "../fetch-back-office"
import { MESSAGES } from "./messages"

/** Runs when it is opened, as the specification has it; the list asks before it leads here. */
const Delete = () => {
  const { id = "" } = useParams()
  const data = useDataProvider()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const { say } = useDialogs()
  const started = useRef<string>(undefined)

  useEffect(() => {
    if (started.current === id) return
    started.current = id
    const run = async () => {
      try {
        await data.delete("products", { id })
        refresh()
        await say(MESSAGES.deletedTitle, MESSAGES.deleted)
      } catch (error) {
        await say(MESSAGES.deleteFailedTitle, sentenceOf(error, MESSAGES.deleteFailed))
      }
      navigate("/products", { replace: true })
    }
    run()
  }, [id, data, refresh, navigate, say])

  return (
    <>
      <PageHeading title="Delete Product" />
      <Box role="status">
        <Box sx={{ mb: 1 }}>Deleting the product…</Box>
        <LinearProgress aria-label="Deleting the product" />
      </Box>
    </>
  )
}

export default Delete
