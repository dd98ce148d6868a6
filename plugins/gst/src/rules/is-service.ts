/** True for the code of a service (SAC), false for one of goods. */
export const isService = (hsn: string): boolean => hsn.startsWith("99")
