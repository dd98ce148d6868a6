import type { Me } from "@haat/back-office/contract"
import { Suspense } from "react"
import { type LayoutProps, Layout as RaLayout, usePermissions } from "react-admin"
import { DialogHost } from "../components/dialogs"
import { UnsavedGuard } from "../components/unsaved"
import { ENROLMENT } from "../resources"
import { ErrorScreen } from "./ErrorScreen"
import { Header } from "./Header"
import { Loading } from "./Loading"
import { Menu } from "./Menu"
import { PrefetchScreens } from "./PrefetchScreens"
import { Sidebar } from "./Sidebar"

/** react-admin's layout, with what every screen may ask for around it. Its colours and sizes are in theme-layout.ts. */
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
