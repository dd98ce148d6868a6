/** Entry `@haat/admin/testing` for component tests of screens in plugins. */
export { findUnlabelledFields, schemaNames, typeNames } from "./audited-fields"
export * from "./render-screen"
export { expectQuestionOnBack, type } from "./unsaved-form"
