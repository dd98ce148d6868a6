export const CASH_FEE = {
  note: (money: string) => `Paying on delivery costs ${money} more.`,
}
