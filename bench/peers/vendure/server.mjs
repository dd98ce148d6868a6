import { config, required } from "./config.mjs"

/** Vendure's server, on VENDURE_PORT. */
await required("@vendure/core").bootstrap(config)
