/** The addresses that third parties call, by what they tell of. Nothing else under /hooks is there (decision 043). */
export const HOOK_PATHS = { payments: "/hooks/payment/razorpay_razorpay", parcels: "/hooks/parcels" } as const
