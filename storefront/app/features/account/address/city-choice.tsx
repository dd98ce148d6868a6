import { type Ref, useState } from "react"
import { Select } from "../../../components/select.tsx"
import { TextField } from "../../../components/text-field.tsx"
import { ACCOUNT } from "../messages.ts"

const OTHER = "other"

type CityChoiceProps = {
  name: string
  autoComplete: string
  cities: string[]
  value: string
  onChange: (city: string) => void
  onBlur: () => void
  error?: string
  ref: Ref<HTMLInputElement & HTMLSelectElement>
}

/** The city of an address when its postal code has several: one of them, or another that is typed. */
export function CityChoice({ name, autoComplete, cities, value, onChange, onBlur, error, ref }: CityChoiceProps) {
  const [manual, setManual] = useState(false)
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
          name={name}
          value={value}
          onBlur={onBlur}
          error={error}
          ref={ref}
          autoComplete={autoComplete}
          required
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  )
}
