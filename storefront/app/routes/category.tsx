export default function CategoryPage() {
  return (
    <>
      <title>Category · Haat</title>
      <h1 className="text-3xl font-semibold">Category</h1>
    </>
  )
}
