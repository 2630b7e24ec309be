import { compactDate } from '@tulia/centre/compact-date';
import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { Link, paths } from '@tulia/platform';
import type { ReactNode } from 'react';
import { accountWords, noticeWords } from '../../lib/clients/notice-words.ts';
import * as s from './merge-clients.module.css';

interface CompareRecordsProps {
	readonly kept: ClientFile;
	readonly other: ClientFile;
	readonly now: Date;
}

interface Fact {
	readonly label: string;
	readonly of: (file: ClientFile) => ReactNode;
}

const countOf = (visits: ClientFile['visits'], isCounted: (visit: ClientFile['visits'][number]) => boolean): number =>
	visits.filter(isCounted).length;

const factsAt = (now: Date): readonly Fact[] => [
	{ label: 'Name', of: ({ client }) => <Link to={paths.adminClient(client.id)}>{client.name}</Link> },
	{ label: 'Phone', of: ({ client: { phone } }) => phone?.shown ?? 'None' },
	{ label: 'Email', of: ({ client: { email } }) => email || 'None' },
	{ label: 'Write to them by', of: ({ client }) => noticeWords(client) },
	{ label: 'Account', of: ({ client }) => (client.email ? accountWords(client) : 'None') },
	{ label: 'A record since', of: ({ client: { since } }) => compactDate(new Date(since), now) },
	{
		label: 'Visits to come',
		of: ({ visits }) => countOf(visits, ({ status, endsAt }) => status === 'confirmed' && new Date(endsAt) > now),
	},
	{
		label: 'Past visits',
		of: ({ visits, hasOlderVisits }) =>
			`${countOf(visits, ({ endsAt }) => new Date(endsAt) <= now)}${hasOlderVisits ? ' and older ones' : ''}`,
	},
	{ label: 'Missed', of: ({ figures }) => figures.missed },
	{ label: 'Visits with words of the client', of: ({ visits }) => countOf(visits, ({ hasNotes }) => hasNotes) },
	{ label: 'Visits with payments', of: ({ paid }) => paid.length },
	{ label: 'Consents', of: ({ consents }) => consents.length },
];

/**
 * Two records side by side, the remaining one first. On a phone, too, both columns have headings, because staff must
 * not confuse the two.
 */
export const CompareRecords = ({ kept, other, now }: CompareRecordsProps): ReactNode => (
	<table className={s.compared}>
		<caption>Both records, side by side</caption>
		<thead>
			<tr>
				<th scope="col">What</th>
				<th scope="col">This one stays</th>
				<th scope="col">This one is merged into it</th>
			</tr>
		</thead>
		<tbody>
			{factsAt(now).map(({ label, of }) => (
				<tr key={label}>
					<th scope="row">{label}</th>
					<td>{of(kept)}</td>
					<td>{of(other)}</td>
				</tr>
			))}
		</tbody>
	</table>
);
