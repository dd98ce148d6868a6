import { type Ref, useState } from "react"
import { Select } from "../../components/select.tsx"
import { TextField } from "../../components/text-field.tsx"
import { ACCOUNT } from "./messages.ts"

const OTHER = "other"

type CityFieldProps = {
  name: string
  autoComplete: string
  /** to choose from; with none of them the city is typed */
  cities: string[]
  value: string
  onChange: (city: string) => void
  onBlur: () => void
  error?: string
  ref: Ref<HTMLInputElement & HTMLSelectElement>
}

/** The city of an address: typed, or one of several that share a postal code. */
export function CityField({ name, autoComplete, cities, value, onChange, onBlur, error, ref }: CityFieldProps) {
  const [manual, setManual] = useState(false)
  const typing = { name, value, onBlur, error, ref, required: true, autoComplete }
  if (cities.length === 0)
    return <TextField label={ACCOUNT.city} {...typing} onChange={({ target }) => onChange(target.value)} />

  const isOther = manual || (value !== "" && !cities.includes(value))
  const choose = (choice: string) => {
    setManual(choice === OTHER)
    onChange(choice === OTHER ? "" : choice)
  }
  return (
    <div className="grid gap-3">
      <Select
        label={ACCOUNT.city}
        required
        value={isOther ? OTHER : value}
        onBlur={onBlur}
        onChange={({ target }) => choose(target.value)}
        {...(isOther ? {} : { name, error, ref })}
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
        <TextField
          label={ACCOUNT.cityName}
          autoFocus={manual}
          {...typing}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
