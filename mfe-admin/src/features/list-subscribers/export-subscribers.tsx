import { dayOf, minuteOf, wallTime } from '@tulia/centre/clock';
import { explain } from '@tulia/platform';
import { Button, toast } from '@tulia/ui';
import { saveFile } from '@tulia/ui/save-file';
import { type ReactNode, useState } from 'react';
import { type Subscriber, useLazyListSubscribersQuery } from '../../api/website/newsletter-api.ts';
import { csvOf } from '../../lib/files/csv.ts';
import { collectSubscribers } from './collect-subscribers.ts';

const HEAD = ['Email', 'State', 'Since', 'Time', 'Unsubscribe link'];
const WORDS = { forbidden: 'This account may not see subscribers. Please log in with a staff account.' };
const NO_ANSWER = 'The export stopped before the end, so nothing was saved. Check your connection and try again.';
/** The maximum page size in the contract. */
const PAGE = '100';

interface ExportSubscribersProps {
	readonly state: 'active' | 'pending';
	readonly now: Date;
}

function rowOf({ email, state, since, unsubscribeUrl }: Subscriber): readonly string[] {
	const at = new Date(since);
	return [email, state, dayOf(at), wallTime(minuteOf(at)), unsubscribeUrl];
}

/**
 * Exports the shown list as a spreadsheet. The file is made in the browser, so that no other copy of the addresses
 * exists.
 */
export function ExportSubscribers({ state, now }: ExportSubscribersProps): ReactNode {
	const [ask] = useLazyListSubscribersQuery();
	const [count, setCount] = useState<number>();

	async function make(): Promise<void> {
		setCount(0);
		const got = await collectSubscribers((cursor) => ask({ state, cursor, limit: PAGE }), setCount);
		setCount(undefined);
		if ('error' in got) {
			toast.error(explain(got.error, WORDS, NO_ANSWER));
			return;
		}
		saveFile({
			name: `subscribers-${state}-${dayOf(now)}.csv`,
			type: 'text/csv',
			text: csvOf([HEAD, ...got.rows.map(rowOf)]),
		});
		toast.success(`${got.rows.length} subscribers exported`);
	}
	return (
		<Button
			variant="secondary"
			size="sm"
			busy={count !== undefined}
			busyLabel={`Collecting… ${count ?? ''}`}
			onClick={() => void make()}
		>
			Export as CSV
		</Button>
	);
}
