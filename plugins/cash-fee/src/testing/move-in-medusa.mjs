import migration from "@haat/cash-fee/migration-scripts/move-cod-fee"

/** Runs the migration script, for `medusa exec`. */
export default ({ container }) => migration.default({ container })
