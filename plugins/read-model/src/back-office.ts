import { ORDER_RESOURCES } from "./resources/orders"
import { OVERVIEW_RESOURCES } from "./resources/overview"
import { RETURN_RESOURCES } from "./resources/returns"

/** Resources that this plugin brings to the back office. */
export const READ_MODEL_RESOURCES = [...ORDER_RESOURCES, ...RETURN_RESOURCES, ...OVERVIEW_RESOURCES]
