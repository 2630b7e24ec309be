import { numberWords } from '@tulia/centre/number-words';
import type { BookingOrigin, VisitReport } from '@tulia/contracts/report/schemas';
import type { ReactNode } from 'react';
import { percentWords, shareOf } from '../change-words.ts';
import { bookedIn } from '../report-figures.ts';
import { Bars } from './bars.tsx';
import { ReportPanel } from './report-panel.tsx';

/** All booked visits by service, whatever their outcome. */
export function ServicesPanel({ services }: Pick<VisitReport, 'services'>): ReactNode {
	const bars = services.map(({ id, title, visits }) => ({ key: id, label: title, size: bookedIn(visits) }));
	return (
		<ReportPanel title="What people book" foot="Every visit of these days, cancelled ones too.">
			<Bars label="Visits by service" bars={bars.map((bar) => ({ ...bar, words: numberWords(bar.size) }))} />
		</ReportPanel>
	);
}

const ORIGIN: Readonly<Record<BookingOrigin, string>> = {
	client: 'Clients, on the website',
	staff: 'Staff, for a client',
	walk_in: 'Walk-ins',
	unknown: 'Not known',
};

export function OriginsPanel({ origins }: Pick<VisitReport, 'origins'>): ReactNode {
	const all = origins.reduce((sum, { visits }) => sum + visits, 0);
	const isUnknown = origins.some(({ origin, visits }) => origin === 'unknown' && visits > 0);
	const bars = origins
		.filter(({ origin, visits }) => origin !== 'unknown' || visits > 0)
		.map(({ origin, visits }) => ({
			...{ key: origin, label: ORIGIN[origin], size: visits },
			words: `${percentWords(shareOf(visits, all), 0)}, ${numberWords(visits)}`,
		}));
	return (
		<ReportPanel
			title="Where bookings come from"
			foot={
				isUnknown
					? 'Not known: booked before this was kept. A walk-in is booked while the client stands there, or once the visit is over.'
					: 'A walk-in is booked while the client stands there, or once the visit is over.'
			}
		>
			<Bars label="Visits by where they were booked" bars={bars} />
		</ReportPanel>
	);
}
