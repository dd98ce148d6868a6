export default function Signup() {
  return (
    <>
      <title>Sign Up · Haat</title>
      <h1 className="text-3xl font-semibold">Sign Up</h1>
    </>
  )
}
