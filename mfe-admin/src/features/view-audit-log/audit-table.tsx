import { timeOf } from '@tulia/centre/clock';
import { longDayWithYear } from '@tulia/centre/date-words';
import { Link } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type AuditEntry, actorWords, mergedWords, sentenceOf, textOf, thingParts } from './audit-words.ts';
import * as s from './view-audit-log.module.css';

interface AuditTableProps {
	readonly entries: readonly AuditEntry[];
	readonly now: Date;
	readonly onPerson: (actorId: string) => void;
	readonly onObject: (objectId: string) => void;
}

interface EntryProps {
	readonly entry: AuditEntry;
	readonly now: Date;
}

/** With who asked, where somebody's data were handed over or erased because they asked. */
function Sentence({ entry, now }: EntryProps): ReactNode {
	const { request, merged } = entry;
	return (
		<span className={s.sentence}>
			<span>
				{sentenceOf(entry, now).map(({ text, to }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their places
					<span key={index}>{to === undefined ? text : <Link to={to}>{text}</Link>}</span>
				))}
			</span>
			{merged ? <small>{mergedWords(merged)}</small> : null}
			{request ? (
				<small>
					Asked on {longDayWithYear(request.askedOn)} by {request.askedBy}. Known by: {request.identity}. Why:{' '}
					{request.reason}
				</small>
			) : null}
		</span>
	);
}

/** What was done, as sentences. */
export function AuditTable({ entries, now, onPerson, onObject }: AuditTableProps): ReactNode {
	const columns: readonly Column<AuditEntry>[] = [
		{ id: 'at', head: 'Time', cell: ({ at }) => <time dateTime={at}>{timeOf(new Date(at))}</time> },
		{ id: 'what', head: 'What was done', whole: true, cell: (entry) => <Sentence entry={entry} now={now} /> },
		{
			id: 'actions',
			head: 'Filters',
			headHidden: true,
			align: 'end',
			whole: true,
			cell: (entry) => (
				<ButtonRow>
					<Button
						variant="quiet"
						size="sm"
						aria-label={`This person: ${actorWords(entry)}`}
						onClick={() => onPerson(entry.actor.id)}
					>
						This person
					</Button>
					<Button
						variant="quiet"
						size="sm"
						aria-label={`All about this: ${textOf(thingParts(entry, now))}`}
						onClick={() => onObject(entry.object)}
					>
						All about this
					</Button>
				</ButtonRow>
			),
		},
	];
	return <DataTable caption="What was done, newest first" columns={columns} rows={entries} keyOf={({ id }) => id} />;
}
