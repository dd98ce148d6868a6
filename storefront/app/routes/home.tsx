export default function Home() {
  return (
    <>
      <title>Haat · Haat</title>
      <h1 className="text-3xl font-semibold">Haat</h1>
    </>
  )
}
