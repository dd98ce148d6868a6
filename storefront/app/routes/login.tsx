export default function Login() {
  return (
    <>
      <title>Log In · Haat</title>
      <h1 className="text-3xl font-semibold">Log In</h1>
    </>
  )
}
