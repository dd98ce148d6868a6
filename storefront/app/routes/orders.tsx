export default function Orders() {
  return (
    <>
      <title>Orders · Haat</title>
      <h1 className="text-3xl font-semibold">Orders</h1>
    </>
  )
}
