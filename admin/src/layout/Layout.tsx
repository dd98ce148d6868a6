import type { Me } from "@haat/back-office/contract"
import { useIsFetching, useQueryClient } from "@tanstack/react-query"
import { Suspense, useEffect } from "react"
import { type LayoutProps, Layout as RaLayout, usePermissions } from "react-admin"
import { DialogHost } from "../components/dialogs"
import { UnsavedGuard } from "../components/unsaved"
import { ENROLMENT, menuPath } from "../resources"
import { ErrorScreen } from "./ErrorScreen"
import { Header } from "./Header"
import { Loading } from "./Loading"
import { Menu, useMenu } from "./Menu"
import { Sidebar } from "./Sidebar"
import { fetchScreen, hasLoaded } from "./screen"

/** react-admin's layout with our dialogs and guards. Its styles are in theme-layout.ts. */
export const Layout = ({ children }: LayoutProps) => {
  const { permissions } = usePermissions<Me>()
  return (
    <DialogHost>
      <UnsavedGuard>
        <RaLayout appBar={Header} sidebar={Sidebar} menu={Menu} error={ErrorScreen} appBarAlwaysOn>
          <Suspense fallback={<Loading />}>
            {permissions?.must_enrol ? <ENROLMENT /> : children}
            <PrefetchScreens />
          </Suspense>
        </RaLayout>
      </UnsavedGuard>
    </DialogHost>
  )
}

const IDLE_TIMEOUT_MS = 2_000

let isDone = false

/**
 * Prefetches the chunks of the menu's screens once the first screen has its data, so that the next screen waits for its
 * rows only.
 */
const PrefetchScreens = () => {
  const paths = useMenu().map(menuPath).join()
  const client = useQueryClient()
  const isBusy = useIsFetching() > 0
  useEffect(() => {
    // The client is idle too before the first screen's chunk is loaded.
    if (!paths || isBusy || isDone || !hasLoaded()) return
    const fetchAll = () => {
      // The first screen's queries start after it renders, and go first.
      if (client.isFetching()) return
      isDone = true
      for (const path of paths.split(",")) fetchScreen(path)
    }
    // Safari has no requestIdleCallback.
    if (!("requestIdleCallback" in window)) {
      const waiting = setTimeout(fetchAll, 0)
      return () => clearTimeout(waiting)
    }
    const waiting = requestIdleCallback(fetchAll, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(waiting)
  }, [paths, isBusy, client])
  return null
}
