/** Classes of a button below a form that leads to another way. */
export const TEXT_BUTTON = "min-h-11 rounded-md px-3 font-medium text-brand underline"
