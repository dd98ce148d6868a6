export default function Product() {
  return (
    <>
      <title>Product · Haat</title>
      <h1 className="text-3xl font-semibold">Product</h1>
    </>
  )
}
