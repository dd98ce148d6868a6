import type { DayOfSales } from "@haat/read-model/contract"
import { grouped, money } from "@haat/sdk/money"
import Box from "@mui/material/Box"
import { useTheme } from "@mui/material/styles"
import { useTranslate } from "react-admin"
import { Bar, CartesianGrid, ComposedChart, Legend, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts"
import { compact, shortDay } from "../components/format"

/** Revenue as bars, orders as a line. Screen readers get a one-sentence summary; the table has the numbers. */
const SalesChart = ({ days, best, height }: { days: DayOfSales[]; best: DayOfSales; height: number }) => {
  const { palette, typography } = useTheme()
  const translate = useTranslate()
  const t = (key: string, values?: object) => translate(`resources.overview.${key}`, values)
  const label = t("chartLabel", { day: shortDay(best.day), revenue: money(best.revenue) })
  const tick = { fill: palette.text.secondary, fontSize: 12 }
  return (
    <Box role="img" aria-label={label} sx={{ fontFamily: typography.fontFamily }}>
      <ResponsiveContainer width="100%" height={height} initialDimension={{ width: 320, height }}>
        <ComposedChart data={days} accessibilityLayer={false} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis dataKey="day" tickFormatter={shortDay} tick={tick} stroke={palette.divider} minTickGap={24} />
          <YAxis
            yAxisId="rupees"
            tick={tick}
            stroke={palette.divider}
            width={52}
            domain={[0, "auto"]}
            tickFormatter={(v) => `₹${compact(v)}`}
          />
          <YAxis
            yAxisId="orders"
            orientation="right"
            tick={tick}
            stroke={palette.divider}
            width={36}
            allowDecimals={false}
          />
          <Tooltip
            labelFormatter={(day) => shortDay(String(day))}
            formatter={(value, name) => [name === t("revenue") ? money(Number(value)) : grouped(Number(value)), name]}
            contentStyle={{
              background: palette.background.paper,
              border: `1px solid ${palette.divider}`,
              borderRadius: 10,
              color: palette.text.primary,
            }}
            cursor={{ fill: palette.action.hover }}
          />
          <Legend formatter={(name) => <span style={{ color: palette.text.primary }}>{name}</span>} />
          <Bar
            yAxisId="rupees"
            dataKey="revenue"
            name={t("revenue")}
            fill={palette.primary.main}
            radius={[4, 4, 0, 0]}
            maxBarSize={36}
            isAnimationActive={false}
          />
          <Line
            yAxisId="orders"
            dataKey="orders"
            name={t("orders")}
            stroke={palette.secondary.main}
            strokeWidth={2}
            dot={false}
            type="monotone"
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </Box>
  )
}

export default SalesChart
