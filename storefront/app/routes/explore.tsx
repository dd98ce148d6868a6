export default function Explore() {
  return (
    <>
      <title>Explore · Haat</title>
      <h1 className="text-3xl font-semibold">Explore</h1>
    </>
  )
}
