import { numberWords } from '@tulia/centre/number-words';
import type { IncomeReport, VisitReport } from '@tulia/contracts/report/schemas';
import { Link, paths } from '@tulia/platform';
import { classNames, Icon } from '@tulia/ui';
import type { ReactNode } from 'react';
import { type Change, countChange, percentWords, shareChange } from './change-words.ts';
import { amountWords, lateRate, noShowRate, usedShare } from './report-figures.ts';
import * as s from './view-report.module.css';

interface TileProps {
	readonly label: string;
	readonly value: string;
	/** `undefined` without a figure to compare with. */
	readonly change: Change | undefined;
	readonly otherwise: string;
	readonly children?: ReactNode;
}

const TONES = { good: s.good, bad: s.bad, plain: undefined };

const Tile = ({ label, value, change, otherwise, children }: TileProps): ReactNode => (
	<li className={s.tile}>
		<p>{label}</p>
		<p className={s.value}>{value}</p>
		<p className={s.quiet}>
			{change === undefined ? (
				otherwise
			) : (
				<>
					<span className={classNames(s.change, TONES[change.tone])}>
						<Icon name={change.arrow} /> {change.amount}
					</span>{' '}
					{change.words}
				</>
			)}
		</p>
		{children}
	</li>
);

/** The figures of a span, and those of the equal span before if they are known. */
export interface Compared<Report> {
	readonly now: Report;
	readonly before: Report | undefined;
	/** Shown where a figure has no comparison. */
	readonly otherwise: string;
}

interface VisitTilesProps extends Compared<VisitReport> {
	/** The tiles of income received, which comes from a separate request. */
	readonly income: ReactNode;
}

/** The outcomes of the visits, and the number of clients. */
export function VisitTiles({ now, before, otherwise, income }: VisitTilesProps): ReactNode {
	const counted = (of: (report: VisitReport) => number, goodWhen: 'more' | 'less' | 'neither') => ({
		value: numberWords(of(now)),
		change: before && countChange(of(now), of(before), { goodWhen }),
		otherwise,
	});
	const asShare = (of: (report: VisitReport) => number | undefined, goodWhen: 'more' | 'less', digits: number) => ({
		value: percentWords(of(now), digits),
		change: before && shareChange(of(now), of(before), { goodWhen, digits }),
		otherwise: before ? 'None before' : otherwise,
	});
	return (
		<>
			<Tile label="Visits attended" {...counted(({ visits }) => visits.attended, 'more')} />
			<Tile label="No-show rate" {...asShare(({ visits }) => noShowRate(visits), 'less', 1)} />
			<Tile label="Hours used" {...asShare(({ use }) => usedShare(use), 'more', 0)} />
			{income}
			<Tile label="Late cancellations" {...asShare(({ visits }) => lateRate(visits), 'less', 1)} />
			<Tile label="New clients" {...counted(({ clients }) => clients.new, 'more')} />
			<Tile label="Returning clients" {...counted(({ clients }) => clients.returning, 'more')} />
			<Tile
				label="No outcome yet"
				value={numberWords(now.visits.open)}
				change={undefined}
				otherwise={now.visits.open === 0 ? 'Every visit has its outcome' : 'Counted as neither'}
			>
				{now.visits.open === 0 ? null : (
					<Link className={s.more} to={`${paths.adminAppointments()}?needs=outcome`} data-print="never">
						See them
					</Link>
				)}
			</Tile>
		</>
	);
}

/** Income received. Amounts of two currencies are never added: each has a tile. */
export function IncomeTiles({ now, before, otherwise }: Partial<Compared<IncomeReport>>): ReactNode {
	if (!now) return <Tile label="Income received" value="…" change={undefined} otherwise={otherwise ?? ''} />;
	if (now.totals.length === 0)
		return (
			<Tile label="Income received" value="None" change={undefined} otherwise="No payment was noted in these days" />
		);
	return now.totals.map(({ currency, received }) => {
		const earlier = before && (before.totals.find((total) => total.currency === currency)?.received ?? 0);
		const words = (cents: number): string => amountWords(cents, currency);
		return (
			<Tile
				key={currency}
				label={now.totals.length === 1 ? 'Income received' : `Income received, ${currency}`}
				value={words(received)}
				change={earlier === undefined ? undefined : countChange(received, earlier, { goodWhen: 'more', words })}
				otherwise={otherwise ?? ''}
			/>
		);
	});
}
