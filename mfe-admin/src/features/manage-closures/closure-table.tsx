import { compactDay } from '@tulia/centre/compact-date';
import { toast } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { useCreateClosureMutation, useDeleteClosureMutation } from '../../api/closures-api.ts';
import { ConfirmButton } from '../../lib/editing/confirm-button.tsx';
import { actionRefusal } from '../../lib/editing/save-refusal.ts';
import { useNow } from '../../lib/page/use-now.ts';
import type { CalendarRow } from './calendar-rows.ts';
import { closedDaysWords } from './closed-days-words.ts';

const STATES: { readonly [S in CalendarRow['state']]: string } = {
	closed: 'Closed by staff',
	holiday: 'Public holiday: closed',
	awaits_gazette: 'Public holiday: closed. The day may still move',
	open: 'Public holiday: open',
};
const REASON_LENGTH = 100;

interface Action {
	readonly label: string;
	readonly yes: string;
	readonly busyLabel: string;
}
const LIFT: Action = { label: 'Open on this day', yes: 'Yes, open', busyLabel: 'Opening…' };
const DELETE: Action = { label: 'Delete', yes: 'Yes, delete', busyLabel: 'Deleting…' };
const CLOSE_AGAIN: Action = { label: 'Close again', yes: 'Yes, close', busyLabel: 'Closing…' };

const actionOf = ({ state }: CalendarRow): Action => {
	if (state === 'closed') return DELETE;
	return state === 'open' ? CLOSE_AGAIN : LIFT;
};

/** The days whose hours differ from those of their weekday, with their actions. */
export function ClosureTable({ rows }: { readonly rows: readonly CalendarRow[] }): ReactNode {
	const now = useNow();
	const [create] = useCreateClosureMutation();
	const [remove] = useDeleteClosureMutation();
	const [failure, setFailure] = useState<{ readonly key: string; readonly words: string }>();

	async function act({ key, date, title, entry }: CalendarRow): Promise<void> {
		setFailure(undefined);
		const reason = `Open on ${title}`.slice(0, REASON_LENGTH);
		const { error } = entry
			? await remove({ date, id: entry.id })
			: await create({ date, kind: 'open', reason, seen: [] });
		if (error) setFailure({ key, words: actionRefusal(error) });
		else toast.success(`Saved: ${compactDay(date, now)}`);
	}
	const columns: readonly Column<CalendarRow>[] = [
		{ id: 'date', head: 'Day', cell: (row) => <b>{closedDaysWords(row, now)}</b> },
		{ id: 'title', head: 'Reason', whole: true, cell: ({ title }) => title },
		{ id: 'state', head: 'State', whole: true, cell: ({ state }) => STATES[state] },
		{
			id: 'actions',
			head: 'Actions',
			headHidden: true,
			align: 'end',
			whole: true,
			cell: (row) => (
				<>
					<ConfirmButton
						{...actionOf(row)}
						what={`${closedDaysWords(row, now)}, ${row.title}`}
						onConfirm={() => act(row)}
					/>
					{failure?.key === row.key ? <p role="alert">{failure.words}</p> : null}
				</>
			),
		},
	];
	return (
		<DataTable caption="Closures and holidays, soonest first" columns={columns} rows={rows} keyOf={({ key }) => key} />
	);
}
