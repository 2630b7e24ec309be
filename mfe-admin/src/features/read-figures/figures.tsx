import type { Dashboard } from '@tulia/contracts/dashboard/schemas';
import { priceWords } from '@tulia/contracts/price-words';
import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { growthWords } from './growth-words.ts';
import * as s from './read-figures.module.css';

const COUNT = new Intl.NumberFormat('en-KE');

interface FigureProps {
	readonly label: string;
	readonly value: string;
	/** Percent against last month, where it is known. */
	readonly growth?: number;
}

function Figure({ label, value, growth }: FigureProps): ReactNode {
	return (
		<li className={s.figure}>
			<p>{label}</p>
			<p className={s.value}>{value}</p>
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

/** The figures of the centre, with how they changed since last month. */
export const Figures = ({ board }: { readonly board: Dashboard }): ReactNode => (
	<section aria-label="Figures">
		<ul className={s.figures}>
			<Figure label="Users" value={COUNT.format(board.totalUsers)} growth={board.monthlyGrowth.users} />
			<Figure label="Bookings" value={COUNT.format(board.totalBookings)} growth={board.monthlyGrowth.bookings} />
			<Figure
				label="Revenue"
				value={priceWords(board.totalRevenue, board.currency)}
				growth={board.monthlyGrowth.revenue}
			/>
			<Figure label="Articles" value={COUNT.format(board.totalBlogs)} />
		</ul>
	</section>
);
