import { dayOf } from '@tulia/centre/clock';
import { useSearchParams } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { useNow } from '../../lib/page/use-now.ts';
import { ReportBody } from './report-body.tsx';
import { type Days, spanAddress, spanIn } from './span/report-span.ts';
import { SpanTools } from './span/span-tools.tsx';
import { beforeWords, daysWords } from './span/span-words.ts';

const leadOf = (days: Days | undefined): string =>
	days ? `${daysWords(days)}, beside ${beforeWords(days)}.` : 'Please choose the days.';

/** The figures of a span, compared with the equal span before. The span is stored in the address. */
export function ViewReport(): ReactNode {
	const today = dayOf(useNow());
	const [params, setParams] = useSearchParams();
	const span = spanIn(params, today);
	const [lastDays, setLastDays] = useState<Days>();
	const typed = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
	return (
		<>
			<AdminHeading title="Reports" lead={leadOf(span.days)} />
			<SpanTools
				span={span}
				typed={typed}
				today={today}
				onChoice={(choice) => {
					setLastDays(span.days);
					setParams(spanAddress(choice, span.days ?? lastDays ?? { from: today, to: today }));
				}}
				onDates={(days) => setParams({ ...days }, { replace: true })}
			/>
			{span.days ? <ReportBody key={`${span.days.from} ${span.days.to}`} days={span.days} /> : null}
		</>
	);
}
