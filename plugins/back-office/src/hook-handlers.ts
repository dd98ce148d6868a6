import { provideBackOffice } from "@haat/sdk/server/back-office/handlers"
import { BACK_OFFICE } from "./api/audited"

// Workers finish entries of the audit log too, and load nothing of api/ by themselves.
provideBackOffice(BACK_OFFICE)
