import { createContext, useContext } from "react"

/** Set once by the frame of the page, because every card needs it. */
export const AdministratorContext = createContext(false)

/** Returns whether an administrator is signed in, who can buy nothing; the server enforces that. */
export const useIsAdministrator = () => useContext(AdministratorContext)
