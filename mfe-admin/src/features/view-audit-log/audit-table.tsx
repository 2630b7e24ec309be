import { timeOf } from '@tulia/centre/clock';
import { longDayWithYear } from '@tulia/centre/date-words';
import { Link, paths } from '@tulia/platform';
import { Button, ButtonRow } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { type AuditEntry, actionWords, mergedWords, objectAddress } from './audit-words.ts';
import * as s from './view-audit-log.module.css';

interface AuditTableProps {
	readonly entries: readonly AuditEntry[];
	readonly onPerson: (actorId: string) => void;
	readonly onObject: (objectId: string) => void;
}

function ObjectCell({ action, object }: AuditEntry): ReactNode {
	const address = objectAddress(action, object);
	return <span className={s.object}>{address === undefined ? object : <Link to={address}>{object}</Link>}</span>;
}

/** With who asked, where somebody's data were handed over or erased because they asked. */
function WhatCell({ action, request, merged }: AuditEntry): ReactNode {
	return (
		<span className={s.object}>
			<b>{actionWords(action)}</b>
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

/** Who did what, to what, when. */
export function AuditTable({ entries, onPerson, onObject }: AuditTableProps): ReactNode {
	const columns: readonly Column<AuditEntry>[] = [
		{ id: 'at', head: 'Time', cell: ({ at }) => <time dateTime={at}>{timeOf(new Date(at))}</time> },
		{
			id: 'who',
			head: 'Who',
			whole: true,
			cell: ({ actor }) => (
				<span className={s.object}>
					<Link to={paths.adminUser(actor.id)}>{actor.name ?? actor.id}</Link>
				</span>
			),
		},
		{ id: 'what', head: 'What', whole: true, cell: (entry) => <WhatCell {...entry} /> },
		{ id: 'object', head: 'Object', whole: true, cell: (entry) => <ObjectCell {...entry} /> },
		{
			id: 'actions',
			head: 'Filters',
			headHidden: true,
			align: 'end',
			whole: true,
			cell: ({ actor, object }) => (
				<ButtonRow>
					<Button
						variant="quiet"
						size="sm"
						aria-label={`This person: ${actor.name ?? actor.id}`}
						onClick={() => onPerson(actor.id)}
					>
						This person
					</Button>
					<Button variant="quiet" size="sm" aria-label={`This object: ${object}`} onClick={() => onObject(object)}>
						This object
					</Button>
				</ButtonRow>
			),
		},
	];
	return <DataTable caption="What was done, newest first" columns={columns} rows={entries} keyOf={({ id }) => id} />;
}
