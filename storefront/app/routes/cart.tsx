export default function CartPage() {
  return (
    <>
      <title>Cart · Haat</title>
      <h1 className="text-3xl font-semibold">Cart</h1>
    </>
  )
}
