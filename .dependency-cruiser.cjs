/** Who may import whom: the rules of docs/decisions on structure, checked by `npm run check`. */
module.exports = {
  forbidden: [
    {
      name: "front-ends-know-contracts-only",
      comment:
        "The storefront and the back office import nothing of a plugin but its contract, its permissions and its catalogues of errors, the part of the SDK that is not for servers, and what a browser makes of a picture before it is sent.",
      severity: "error",
      from: { path: "^(storefront|admin)/" },
      to: {
        path: "^(packages|plugins)/",
        pathNot:
          "^plugins/([^/]+/src/(contract|errors|permissions|return-errors)\\.ts$|catalog/src/pictures/prepare-picture\\.ts$)|^packages/sdk/src/(?!server/)",
      },
    },
    {
      name: "front-ends-do-not-meet",
      severity: "error",
      from: { path: "^(storefront|admin)/" },
      to: { path: "^(storefront|admin|backend)/", pathNot: "^$1/" },
    },
    {
      name: "plugins-stand-alone",
      comment:
        "A plugin imports Medusa, itself, the entries of providers and the replies that these read, the SDK, the rules of places, what it takes to define a mail or a part of one, and of the plugins below it (scripts/run/layers.mjs) the contracts, their hooks, their catalogues of errors and the functions in workflows/ and queries/; legacy-api opens the same sessions as accounts and writes into the same trail as the back office. Tests, and what they share in src/testing/, import those of others.",
      severity: "error",
      from: {
        path: "^plugins/([^/]+)/src/",
        pathNot: "\\.test\\.ts$|/src/testing/|^plugins/(back-office|legacy-api)/",
      },
      to: {
        path: "^(plugins|backend|storefront|admin)/",
        pathNot:
          "^plugins/($1/|places/|medusa-[^/]+/src/replies\\.ts$|[^/]+/src/(contract|errors|hooks|index|return-errors|queries/[^/]+|workflows/.+)\\.ts$|mail/src/(define-mail|add-mail-part)\\.ts$)",
      },
    },
    {
      name: "storefront-parts-use-the-kit",
      comment:
        "What a plugin shows in the shop imports its own contract and those of the plugins in its `after`, the part of the SDK that is not for servers, and of the storefront only what the SDK re-exports.",
      severity: "error",
      from: { path: "^plugins/([^/]+)/storefront/" },
      to: {
        path: "^(packages|plugins|backend|storefront|admin)/",
        pathNot:
          "^plugins/($1/storefront/|[^/]+/src/(contract|errors|permissions)\\.ts$)|^packages/sdk/src/(?!server/|admin\\.ts$)",
      },
    },
    {
      name: "providers-install-anywhere",
      comment: "A provider installs in any Medusa shop: it imports Medusa, Node and the packages that it names itself.",
      severity: "error",
      from: { path: "^plugins/(medusa-[^/]+)/", pathNot: "\\.test\\.ts$|/testing/" },
      to: {
        pathNot: "^plugins/$1/|^node_modules/(@medusajs/|lru-cache/|zod/|vitest/)",
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "sdk-knows-no-plugin",
      comment: "What the parts of plugins in pages and their tests import is re-exported from the shop.",
      severity: "error",
      from: { path: "^packages/sdk/", pathNot: "^packages/sdk/src/((admin|storefront|testing)\\.ts$|testing/)" },
      to: { path: "^(plugins|backend|storefront|admin)/" },
    },
    {
      name: "kit-of-the-back-office-re-exports-it",
      comment: "@haat/sdk/admin is what the screens of plugins take from the back office, and nothing else.",
      severity: "error",
      from: { path: "^packages/sdk/src/admin\\.ts$" },
      to: { pathNot: "^admin/src/" },
    },
    {
      name: "screens-of-plugins-use-the-kit",
      comment:
        "The folder admin/ of a plugin imports itself, the kit, contracts, the SDK for browsers and what the back office is made of; tests also what draws a screen.",
      severity: "error",
      from: { path: "^plugins/([^/]+)/admin/" },
      to: {
        path: "^(packages|plugins|backend|storefront|admin)/",
        pathNot:
          "^plugins/($1/admin/|[^/]+/src/(contract|permissions)\\.ts$)|^packages/sdk/src/(?!server/)|^admin/src/testing/exports\\.ts$",
      },
    },
    {
      name: "sdk-for-browsers-knows-no-server",
      comment: "Only what stands in src/server/ may use Node, Express or Medusa.",
      severity: "error",
      from: { path: "^packages/sdk/src/(?!server/)" },
      to: { path: "^packages/sdk/src/server/|^node_modules/@medusajs/" },
    },
    {
      name: "places-stand-below-accounts",
      comment: "States and postal codes are rules and data; no other noun is known there.",
      severity: "error",
      from: { path: "^plugins/places/" },
      to: { path: "^(plugins|backend|storefront|admin)/", pathNot: "^plugins/places/" },
    },
    {
      name: "shop-settings-stand-below-all",
      comment: "What the shop is, where its goods are kept and what its pages say is known without any other noun.",
      severity: "error",
      from: { path: "^plugins/shop-settings/" },
      to: { path: "^(plugins|backend|storefront|admin)/", pathNot: "^plugins/(shop-settings|places)/" },
    },
    {
      name: "sandboxes-stand-alone",
      comment: "A stand-in knows the vendor's protocol and nothing of the shop; nothing of the shop knows it.",
      severity: "error",
      from: { path: "^plugins/([^/]+)/(src|sandbox)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^plugins/[^/]+/sandbox/", pathNot: "^plugins/$1/sandbox/" },
    },
    {
      name: "shop-does-not-know-sandboxes",
      severity: "error",
      from: { path: "^plugins/[^/]+/src/", pathNot: "\\.test\\.ts$" },
      to: { path: "/sandbox/" },
    },
    {
      name: "back-office-uses-contracts-and-workflows",
      severity: "error",
      from: { path: "^plugins/(back-office|legacy-api)/src/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^plugins/",
        pathNot:
          "^plugins/($1/|places/|[^/]+/src/(contract|errors|return-errors|queries/[^/]+|workflows/.+)\\.ts$|mail/src/define-mail\\.ts$|accounts/src/api/(check-password|find-person|list-addresses|open-session|second-step)\\.ts$|back-office/src/audit-log/[^/]+\\.ts$)",
      },
    },
    {
      name: "nothing-imports-the-outer-plugins",
      severity: "error",
      from: { pathNot: "^plugins/(back-office|legacy-api)/|^backend/src/seed/|^backend/.*\\.test\\.ts$" },
      to: {
        path: "^plugins/(back-office|legacy-api)/",
        pathNot: "/(contract|errors|permissions|routes|back-office)\\.ts$",
      },
    },
    {
      name: "backend-composes",
      comment:
        "Only seeds import workflows; the backend has no features. It answers everybody's errors and documents everybody's routes, and its logs and metrics are those of every process.",
      severity: "error",
      from: { path: "^backend/src/", pathNot: "^backend/src/seed/|\\.test\\.ts$" },
      to: { path: "^plugins/", pathNot: "/(routes|back-office)\\.ts$" },
    },
    {
      name: "workflows-do-not-know-routes",
      comment: "Inside a plugin: api, then workflows, then modules.",
      severity: "error",
      from: { path: "^plugins/([^/]+)/src/(workflows|modules|providers)/" },
      to: { path: "^plugins/$1/src/api/" },
    },
    {
      name: "modules-do-not-know-workflows",
      severity: "error",
      from: { path: "^plugins/([^/]+)/src/modules/" },
      to: { path: "^plugins/$1/src/workflows/" },
    },
    {
      name: "features-do-not-meet",
      comment:
        "Inside the storefront: routes, then features, then components and lib; features do not reach into each other.",
      severity: "error",
      from: { path: "^storefront/app/features/([^/]+)/" },
      to: { path: "^storefront/app/(features|routes)/", pathNot: "^storefront/app/features/$1/" },
    },
    {
      name: "components-and-lib-stand-below",
      severity: "error",
      from: { path: "^storefront/app/(components|lib)/" },
      to: { path: "^storefront/app/(features|routes)/" },
    },
    {
      name: "no-circles",
      comment: "Types alone may point back: nothing of them is left at run time.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.medusa/|\\.react-router/|/build/|/dist/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["source", "types", "import", "default"] },
  },
}
