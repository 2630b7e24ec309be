import { shortDayAndMonth } from '@tulia/centre/date-words';
import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { DayOfUsers } from './series-words.ts';

const HEIGHT = 260;
const TICK = { fill: 'var(--text-muted)', fontSize: 12 };

/** The chart of new accounts per day; its text alternative is beside it. */
export const UsersChart = ({ rows }: { readonly rows: readonly DayOfUsers[] }): ReactNode => (
	<ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 480, height: HEIGHT }}>
		<BarChart data={[...rows]} margin={{ top: 8, right: 8, left: -12, bottom: 0 }} accessibilityLayer={false}>
			<CartesianGrid vertical={false} stroke="var(--chart-grid)" />
			<XAxis
				dataKey="date"
				tickFormatter={shortDayAndMonth}
				tick={TICK}
				tickLine={false}
				axisLine={false}
				interval="preserveStartEnd"
				minTickGap={24}
			/>
			<YAxis allowDecimals={false} tick={TICK} tickLine={false} axisLine={false} />
			<Bar dataKey="users" fill="var(--chart-1)" radius={[4, 4, 0, 0]} isAnimationActive={false} />
		</BarChart>
	</ResponsiveContainer>
);
