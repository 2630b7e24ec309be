import { numberWords } from '@tulia/centre/number-words';
import { priceWords } from '@tulia/centre/price-words';
import type { Dashboard } from '@tulia/contracts/dashboard/schemas';
import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { growthWords } from './growth-words.ts';
import * as s from './view-statistics.module.css';

interface StatTileProps {
	readonly label: string;
	readonly value: string;
	/** Percent against last month, where it is known. */
	readonly growth?: number;
	/** What stands beside the value and is not part of it. */
	readonly beside?: string | undefined;
}

function StatTile({ label, value, growth, beside }: StatTileProps): ReactNode {
	return (
		<li className={s.figure}>
			<p>{label}</p>
			<p className={s.value}>{value}</p>
			{beside === undefined ? null : <p className={s.quiet}>{beside}</p>}
			{growth === undefined ? <p className={s.quiet}>On the site</p> : <GrowthLine percent={growth} />}
		</li>
	);
}

function GrowthLine({ percent }: { readonly percent: number }): ReactNode {
	const growth = growthWords(percent);
	return (
		<p className={s.quiet}>
			<span className={classNames(s.growth, growth.isGood ? s.good : s.bad)}>
				<Icon name={growth.arrow} /> {growth.percent}
			</span>{' '}
			{growth.words}
		</p>
	);
}

/** What was earned in a currency the centre had before; amounts of two currencies are never added. */
const otherWords = (other: Dashboard['otherRevenue']): string | undefined =>
	other.length === 0
		? undefined
		: `and ${other.map(({ total, currency }) => priceWords(total, currency)).join(', ')} from before`;

/** The figures of the centre, with how they changed since last month. */
export const StatTiles = ({ board }: { readonly board: Dashboard }): ReactNode => (
	<section aria-label="Figures">
		<ul className={s.figures}>
			<StatTile label="Users" value={numberWords(board.totalUsers)} growth={board.monthlyGrowth.users} />
			<StatTile label="Bookings" value={numberWords(board.totalBookings)} growth={board.monthlyGrowth.bookings} />
			<StatTile
				label="Revenue"
				value={priceWords(board.totalRevenue, board.currency)}
				beside={otherWords(board.otherRevenue)}
				growth={board.monthlyGrowth.revenue}
			/>
			<StatTile label="Articles" value={numberWords(board.totalBlogs)} />
		</ul>
	</section>
);
