import { type Ref, useState } from "react"
import { Select } from "../../components/select.tsx"
import { TextField } from "../../components/text-field.tsx"
import { ACCOUNT } from "./messages.ts"

const OTHER = "other"

type CityFieldProps = {
  /** to choose from; with none of them the city is typed */
  cities: string[]
  value: string
  onChange: (city: string) => void
  onBlur: () => void
  error?: string
  ref: Ref<HTMLInputElement & HTMLSelectElement>
}

/** The city of an address: typed, or one of several that share a postal code. */
export function CityField({ cities, value, onChange, onBlur, error, ref }: CityFieldProps) {
  const [manual, setManual] = useState(false)
  const typing = { name: "city", value, onBlur, error, ref, required: true, autoComplete: "address-level2" }
  if (cities.length === 0)
    return <TextField label="City" {...typing} onChange={({ target }) => onChange(target.value)} />

  const isOther = manual || (value !== "" && !cities.includes(value))
  const choose = (choice: string) => {
    setManual(choice === OTHER)
    onChange(choice === OTHER ? "" : choice)
  }
  return (
    <div className="grid gap-3">
      <Select
        label="City"
        required
        value={isOther ? OTHER : value}
        onBlur={onBlur}
        onChange={({ target }) => choose(target.value)}
        {...(isOther ? {} : { name: "city", error, ref })}
      >
        <option value="" disabled>
          {ACCOUNT.chooseCity}
        </option>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
        <option value={OTHER}>{ACCOUNT.otherCity}</option>
      </Select>
      {isOther && (
        <TextField label="City name" autoFocus={manual} {...typing} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  )
}
