import { explain } from '@tulia/platform';
import { Button, Icon, toast } from '@tulia/ui';
import { saveFile } from '@tulia/ui/save-file';
import type { ReactNode } from 'react';
import { useExportTakingsMutation } from '../../api/visits/payments-api.ts';
import { DaySteps } from '../../lib/dates/day-steps.tsx';
import * as s from './view-takings.module.css';

interface TakingsToolsProps {
	readonly day: string;
	readonly today: string;
	readonly onDay: (day: string) => void;
}

const WORDS = { forbidden: 'This account may not see the takings. Please log in with a staff account.' };

/** The choice of the day, and the buttons to export the day or its month so far, and to print. */
export function TakingsTools({ day, today, onDay }: TakingsToolsProps): ReactNode {
	const [ask, { isLoading }] = useExportTakingsMutation();

	async function save(from: string): Promise<void> {
		const { data, error } = await ask({ from, to: day });
		if (data) saveFile({ name: data.fileName, type: 'text/csv', text: data.csv });
		else toast.error(explain(error, WORDS, 'Nothing was saved. Check your connection and try again.'));
	}

	return (
		<div className={s.tools} data-print="never">
			<DaySteps day={day} today={today} onDay={onDay} />
			<span className={s.take}>
				<Button variant="secondary" size="sm" disabled={isLoading} onClick={() => void save(day)}>
					Save this day as CSV
				</Button>
				<Button variant="quiet" size="sm" disabled={isLoading} onClick={() => void save(`${day.slice(0, 8)}01`)}>
					The month so far
				</Button>
				<Button variant="quiet" size="sm" onClick={() => globalThis.print()}>
					<Icon name="print" /> Print
				</Button>
			</span>
		</div>
	);
}
