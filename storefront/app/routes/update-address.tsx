export default function UpdateAddress() {
  return (
    <>
      <title>Update address · Haat</title>
      <h1 className="text-3xl font-semibold">Update address</h1>
    </>
  )
}
