export default function Terms() {
  return (
    <>
      <title>Terms and conditions · Haat</title>
      <h1 className="text-3xl font-semibold">Terms and conditions</h1>
    </>
  )
}
