import { actorWords, isPerson, textOf, thingParts } from '@tulia/centre/audit-words';
import { timeOf } from '@tulia/centre/clock';
import { compactMoment } from '@tulia/centre/compact-date';
import { thingOf } from '@tulia/contracts/audit/actions';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { Button } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { HAS_MANY } from './audit-addresses.ts';
import { AuditSentence } from './audit-sentence.tsx';
import * as s from './view-audit-log.module.css';

interface AuditTableProps {
	readonly entries: readonly AuditEntry[];
	readonly now: Date;
	/** Whether each entry shows its day, too. */
	readonly hasDays: boolean;
	readonly onPerson: (actorId: string) => void;
	readonly onObject: (objectId: string) => void;
}

function hasMany({ action }: AuditEntry): boolean {
	const kind = thingOf(action);
	return kind !== undefined && HAS_MANY.has(kind);
}

/** The buttons that filter the list by a person or thing of an entry. */
function Narrowing({ entry, now, onPerson, onObject }: NarrowingProps): ReactNode {
	return (
		<span className={s.ways}>
			{isPerson(entry) ? (
				<Button
					variant="quiet"
					size="sm"
					aria-label={`This person: ${actorWords(entry)}`}
					onClick={() => onPerson(entry.actor.id)}
				>
					This person
				</Button>
			) : null}
			{hasMany(entry) ? (
				<Button
					variant="quiet"
					size="sm"
					aria-label={`All about this: ${textOf(thingParts(entry, now))}`}
					onClick={() => onObject(entry.object)}
				>
					All about this
				</Button>
			) : null}
		</span>
	);
}

type NarrowingProps = Pick<AuditTableProps, 'now' | 'onPerson' | 'onObject'> & { readonly entry: AuditEntry };

export function AuditTable({ entries, now, hasDays, ...narrowing }: AuditTableProps): ReactNode {
	const columns: readonly Column<AuditEntry>[] = [
		{
			id: 'at',
			head: 'Time',
			cell: ({ at }) => (
				<time dateTime={at} className={s.time}>
					{hasDays ? compactMoment(at, now) : timeOf(new Date(at))}
				</time>
			),
		},
		{ id: 'what', head: 'What was done', whole: true, cell: (entry) => <AuditSentence entry={entry} now={now} /> },
		{
			id: 'actions',
			head: 'Filters',
			headHidden: true,
			align: 'end',
			whole: true,
			cell: (entry) => <Narrowing entry={entry} now={now} {...narrowing} />,
		},
	];
	return <DataTable caption="What was done, newest first" columns={columns} rows={entries} keyOf={({ id }) => id} />;
}
