export default function SearchPage() {
  return (
    <>
      <title>Search · Haat</title>
      <h1 className="text-3xl font-semibold">Search</h1>
    </>
  )
}
