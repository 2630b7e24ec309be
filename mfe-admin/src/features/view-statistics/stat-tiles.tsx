import { numberWords } from '@tulia/centre/number-words';
import { priceWords } from '@tulia/centre/price-words';
import type { WholeDashboard } from '@tulia/contracts/dashboard/schemas';
import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { type Growth, growthWords } from './growth-words.ts';
import * as s from './view-statistics.module.css';

interface StatTileProps {
	readonly label: string;
	readonly value: string;
	/** The growth of the last whole month, if known. */
	readonly growth?: Growth;
	/** A text beside the value. */
	readonly beside?: string | undefined;
}

function StatTile({ label, value, growth, beside }: StatTileProps): ReactNode {
	return (
		<li className={s.figure}>
			<p>{label}</p>
			<p className={s.value}>{value}</p>
			{beside === undefined ? null : <p className={s.quiet}>{beside}</p>}
			{growth === undefined ? <p className={s.quiet}>On the site</p> : <GrowthLine growth={growth} />}
		</li>
	);
}

const GrowthLine = ({ growth }: { readonly growth: Growth }): ReactNode => (
	<p className={s.quiet}>
		<span className={classNames(s.growth, growth.isGood ? s.good : s.bad)}>
			<Icon name={growth.arrow} /> {growth.percent}
		</span>{' '}
		{growth.words}
	</p>
);

/** Earnings in a previous currency of the centre; amounts of two currencies are never added. */
const otherWords = (other: WholeDashboard['otherRevenue']): string | undefined =>
	other.length === 0
		? undefined
		: `and ${other.map(({ total, currency }) => priceWords(total, currency)).join(', ')} from before`;

/** The figures of the centre, with the growth of the last whole month. */
export function StatTiles({ board }: { readonly board: WholeDashboard }): ReactNode {
	const [before, whole] = board.bookingsByMonth.slice(-3, -1);
	const growthOf = (percent: number) =>
		before && whole ? { growth: growthWords(percent, { month: whole.month, before: before.month }) } : {};
	return (
		<section aria-label="Figures">
			<ul className={s.figures}>
				<StatTile label="Users" value={numberWords(board.totalUsers)} {...growthOf(board.monthlyGrowth.users)} />
				<StatTile
					label="Bookings"
					value={numberWords(board.totalBookings)}
					{...growthOf(board.monthlyGrowth.bookings)}
				/>
				<StatTile
					label="Worth of visits"
					value={priceWords(board.totalRevenue, board.currency)}
					beside={otherWords(board.otherRevenue)}
					{...growthOf(board.monthlyGrowth.revenue)}
				/>
				<StatTile label="Articles" value={numberWords(board.totalBlogs)} />
			</ul>
		</section>
	);
}
