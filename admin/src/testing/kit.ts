/** What component tests of screens use, also those of plugins: `@haat/admin/testing`. */
export { findUnlabelledFields, schemaNames, typeNames } from "./audited-fields"
export * from "./render-screen"
export { expectQuestionOnBack, type } from "./unsaved-form"
