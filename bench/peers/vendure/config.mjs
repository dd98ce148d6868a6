import { createRequire } from "node:module"
import path from "node:path"
import { Readable } from "node:stream"

/** Vendure is not among our packages: it is the working folder's. */
export const required = createRequire(path.join(process.cwd(), "package.json"))
const {
  DefaultJobQueuePlugin,
  DefaultLogger,
  DefaultSchedulerPlugin,
  DefaultSearchPlugin,
  dummyPaymentHandler,
  LogLevel,
} = required("@vendure/core")

/** Pictures have a name and no bytes: no shop of the measurement has any. */
const NO_FILES = {
  assetStorageStrategy: {
    writeFileFromBuffer: async (name) => name,
    writeFileFromStream: async (name) => name,
    readFileToBuffer: async () => Buffer.alloc(0),
    readFileToStream: async () => Readable.from([]),
    deleteFile: async () => {},
    fileExists: async () => false,
    toAbsoluteUrl: (_request, name) => `/assets/${name}`,
  },
  assetPreviewStrategy: { generatePreviewImage: async (_context, _type, data) => data },
}

/** As a new project's configuration is, without what sends mail, keeps files and serves the back office. */
export const config = {
  apiOptions: {
    hostname: "127.0.0.1",
    port: Number(process.env.VENDURE_PORT),
    adminApiPath: "admin-api",
    shopApiPath: "shop-api",
  },
  authOptions: {
    tokenMethod: ["bearer", "cookie"],
    cookieOptions: { secret: process.env.COOKIE_SECRET },
    superadminCredentials: { identifier: "superadmin", password: process.env.JWT_SECRET },
  },
  dbConnectionOptions: { type: "postgres", url: process.env.DATABASE_URL, synchronize: false, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Warn, timestamp: false }),
  assetOptions: NO_FILES,
  plugins: [
    DefaultSchedulerPlugin.init(),
    DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
}
