export default function Checkout() {
  return (
    <>
      <title>Checkout · Haat</title>
      <h1 className="text-3xl font-semibold">Checkout</h1>
    </>
  )
}
