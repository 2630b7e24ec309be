import { shortMonth } from '@tulia/centre/date-words';
import type { ReactNode } from 'react';
import { Area, AreaChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { MonthOfBookings } from './series-words.ts';

const HEIGHT = 260;
const TICK = { fill: 'var(--text-muted)', fontSize: 12 };

/** The label of the latest row; empty for all others. */
const latest =
	(rows: readonly MonthOfBookings[], of: (row: MonthOfBookings) => string) =>
	(row: MonthOfBookings): string =>
		row === rows.at(-1) ? of(row) : '';

/** Whether the two latest values are far enough apart to label both beside their lines. */
function isApart(rows: readonly MonthOfBookings[]): boolean {
	const last = rows.at(-1);
	return last !== undefined && last.attended - last.missed > 0.15 * Math.max(...rows.map(({ attended }) => attended));
}

/** The chart of attended and missed visits by month; its text alternative is beside it. */
export function VisitsChart({ rows }: { readonly rows: readonly MonthOfBookings[] }): ReactNode {
	const shown = rows.map((row) => ({
		...row,
		attendedLabel: latest(rows, ({ attended }) => `${attended} attended`)(row),
		missedLabel: latest(rows, ({ missed }) => `${missed} missed`)(row),
	}));
	return (
		<ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 480, height: HEIGHT }}>
			<AreaChart data={shown} margin={{ top: 24, right: 76, left: -12, bottom: 0 }} accessibilityLayer={false}>
				<defs>
					<pattern id="tea-rows" width="10" height="9" patternUnits="userSpaceOnUse">
						<rect width="10" height="9" fill="var(--chart-1)" fillOpacity="0.18" />
						<circle cx="5" cy="4.5" r="1.4" fill="var(--chart-1)" fillOpacity="0.6" />
					</pattern>
				</defs>
				<CartesianGrid vertical={false} stroke="var(--chart-grid)" />
				<XAxis dataKey="month" tickFormatter={shortMonth} tick={TICK} tickLine={false} axisLine={false} />
				<YAxis allowDecimals={false} tick={TICK} tickLine={false} axisLine={false} />
				<Area
					dataKey="attended"
					type="monotone"
					stroke="var(--chart-1)"
					strokeWidth={2.5}
					fill="url(#tea-rows)"
					isAnimationActive={false}
				>
					<LabelList
						dataKey="attendedLabel"
						{...(isApart(rows) ? { position: 'right' } : { position: 'top', offset: 14 })}
						fill="var(--text)"
						fontSize={12}
					/>
				</Area>
				<Area
					dataKey="missed"
					type="monotone"
					stroke="var(--chart-2)"
					strokeWidth={2.5}
					fill="var(--chart-2)"
					fillOpacity={0.85}
					isAnimationActive={false}
				>
					<LabelList dataKey="missedLabel" position="right" fill="var(--text)" fontSize={12} />
				</Area>
			</AreaChart>
		</ResponsiveContainer>
	);
}
