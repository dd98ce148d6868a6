import { writeFile } from "node:fs/promises"
import path from "node:path"
import { Readable } from "node:stream"
import { setTimeout } from "node:timers/promises"
import { CATEGORIES, goods, PRODUCTS, STOCK } from "../../stock/goods.js"
import { config, required } from "./config.mjs"

/** Makes Vendure's tables in an empty database and fills them by its own import. */
const { bootstrap, DefaultJobQueuePlugin, JobQueueService, TransactionalConnection } = required("@vendure/core")
const { populate } = required("@vendure/core/cli")

const LOOK_MS = 500

/** Settings of the shop besides its products: India, no tax, one shipping method and one payment method. */
const INITIAL_DATA = {
  defaultLanguage: "en",
  defaultZone: "Asia",
  countries: [{ name: "India", code: "IN", zone: "Asia" }],
  taxRates: [{ name: "standard", percentage: 0 }],
  shippingMethods: [{ name: "By hand", price: 4900 }],
  paymentMethods: [
    {
      name: "Cash on delivery",
      handler: { code: "dummy-payment-handler", arguments: [{ name: "automaticSettle", value: "false" }] },
    },
  ],
  collections: Array.from({ length: CATEGORIES }, (_, nth) => ({
    name: `Category ${nth + 1}`,
    slug: `category-${nth + 1}`,
    filters: [{ code: "facet-value-filter", args: { facetValueNames: [`Category ${nth + 1}`], containsAny: false } }],
  })),
}

const COLUMNS = {
  name: ({ name }) => name,
  slug: ({ handle }) => handle,
  description: ({ description }) => description,
  assets: ({ images }) => images.map((image) => path.basename(image)).join("|"),
  facets: ({ category }) => `category:${category}`,
  optionGroups: () => "",
  optionValues: () => "",
  sku: ({ handle }) => handle,
  price: ({ rupees }) => rupees,
  taxCategory: () => "standard",
  stockOnHand: () => STOCK,
  trackInventory: () => "true",
  variantAssets: () => "",
  variantFacets: () => "",
}

const csv = () =>
  [
    Object.keys(COLUMNS).join(","),
    ...Array.from({ length: PRODUCTS }, (_, n) =>
      Object.values(COLUMNS)
        .map((cell) => `"${cell(goods(n))}"`)
        .join(","),
    ),
  ].join("\n")

const filling = {
  ...config,
  dbConnectionOptions: {
    ...config.dbConnectionOptions,
    synchronize: true,
    // it commits several times for each product
    extra: { options: "-c synchronous_commit=off" },
  },
  importExportOptions: { assetImportStrategy: { getStreamFromPath: async () => Readable.from([]) } },
}

// each product is a job, and a queue looks for the next one so often
DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true, pollInterval: 5 })

async function start() {
  const app = await bootstrap(filling)
  await app.get(JobQueueService).start()
  return app
}

/** Resolves once all that was put aside is done. */
async function untilDone(app) {
  const { rawConnection } = app.get(TransactionalConnection)
  for (;;) {
    await setTimeout(LOOK_MS)
    const [{ open }] = await rawConnection.query(
      "select count(*)::int as open from job_record where state in ('PENDING', 'RUNNING', 'RETRYING')",
    )
    if (!open) return
  }
}

const file = path.join(process.cwd(), "products.csv")
await writeFile(file, csv())
const app = await populate(start, INITIAL_DATA, file)
await untilDone(app)
await app.close()
process.exit(0)
