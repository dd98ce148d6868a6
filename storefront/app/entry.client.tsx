import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router-dom"
import { stopKeepingPresses } from "./lib/device/early-actions.ts"

startTransition(() => {
  stopKeepingPresses()
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
