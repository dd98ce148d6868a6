import { createContext, useContext } from "react"

/** Set once by the frame of the page, because every card needs it. */
export const AdministratorContext = createContext(false)

/** Whether an administrator is signed in, who can see everything and buy nothing. The server enforces that. */
export const useIsAdministrator = () => useContext(AdministratorContext)
