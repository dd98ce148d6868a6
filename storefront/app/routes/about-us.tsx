export default function AboutUs() {
  return (
    <>
      <title>About Us · Haat</title>
      <h1 className="text-3xl font-semibold">About Us</h1>
    </>
  )
}
