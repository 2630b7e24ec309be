import { actorWords, isPerson } from '@tulia/centre/audit-words';
import { compactMoment } from '@tulia/centre/compact-date';
import type { AuditEntry } from '@tulia/contracts/audit/schemas';
import { Link, paths } from '@tulia/platform';
import { ArrowLink, Button, Notice } from '@tulia/ui';
import { type Column, DataTable } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListNoteReadingsQuery } from '../../api/audit-api.ts';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { keepPreviousData } from '../../lib/lists/keep-previous-data.ts';
import { ListFrame } from '../../lib/lists/list-frame.tsx';
import { type PagedAddress, usePagedAddress } from '../../lib/lists/use-paged-address.ts';
import { useNow } from '../../lib/page/use-now.ts';
import { AuditSentence } from './audit-sentence.tsx';
import * as s from './view-audit-log.module.css';

/** Who read a client's notes, or which notes one staff member read. Each entry links to the other view. */
export function NoteReadings(): ReactNode {
	const { filter, setFilters, ...address } = usePagedAddress();
	const [client, reader] = [filter('client'), filter('reader')];
	if (client === undefined && reader === undefined) return <NoClientChosen />;
	// If the address names both, the client is used, because that filter is narrower.
	const whose = client === undefined ? { client: undefined, reader } : { client, reader: undefined };
	return <Readings key={client ?? reader} whose={whose} address={address} setFilters={setFilters} />;
}

interface ReadingsProps extends Pick<PagedAddress, 'setFilters'> {
	readonly whose: { readonly client: string | undefined; readonly reader: string | undefined };
	readonly address: Omit<PagedAddress, 'filter' | 'setFilters'>;
}

function Readings({ whose, address, setFilters }: ReadingsProps): ReactNode {
	const now = useNow();
	const query = keepPreviousData(
		useListNoteReadingsQuery(
			{ ...whose, cursor: address.cursor, limit: undefined },
			{ refetchOnMountOrArgChange: true },
		),
	);
	return (
		<ListFrame
			noun="the readings"
			address={address}
			query={query}
			tools={query.data ? <Whose whose={whose} entry={query.data.data[0]} /> : null}
			empty={{
				title: 'Nothing was read',
				text:
					whose.client === undefined
						? 'This person opened no notes since readings are listed here.'
						: 'Nobody opened notes of this client since readings are listed here.',
			}}
		>
			{({ data }) => (
				<DataTable
					caption="Readings, newest first"
					columns={columnsOf(whose, now, setFilters)}
					rows={data}
					keyOf={({ id }) => id}
				/>
			)}
		</ListFrame>
	);
}

interface WhoseProps extends Pick<ReadingsProps, 'whose'> {
	/** The latest entry; `undefined` without any. */
	readonly entry: AuditEntry | undefined;
}

/** The client or staff member by whom the readings are filtered, with a link to their page. */
function Whose({ whose: { client, reader }, entry }: WhoseProps): ReactNode {
	if (client !== undefined) return <OfOneClient id={client} name={clientOf(entry)?.name} />;
	return (
		<p className={s.whose}>
			Notes that {entry ? actorWords(entry) : 'one person'} read.{' '}
			<ArrowLink component={Link} to={paths.adminUser(reader ?? '')}>
				Their account
			</ArrowLink>
		</p>
	);
}

/** Loads the client's file for the name, because without a reading no entry has it. */
function OfOneClient({ id, name }: { readonly id: string; readonly name: string | undefined }): ReactNode {
	const file = useGetClientQuery({ id }, { skip: name !== undefined }).data;
	return (
		<p className={s.whose}>
			Notes of {name ?? file?.client.name ?? 'one client'}.{' '}
			<ArrowLink component={Link} to={paths.adminClient(id)}>
				Their file
			</ArrowLink>
		</p>
	);
}

/** The client of a visit or copy in an entry; `undefined` after an erasure. */
function clientOf(entry: AuditEntry | undefined): { readonly id: string; readonly name: string } | undefined {
	if (entry?.action !== 'client_exported') return entry?.thing?.client;
	return entry.thing?.name === undefined ? undefined : { id: entry.object, name: entry.thing.name };
}

const columnsOf = (
	{ client }: ReadingsProps['whose'],
	now: Date,
	setFilters: PagedAddress['setFilters'],
): readonly Column<AuditEntry>[] => [
	{
		id: 'at',
		head: 'Time',
		cell: ({ at }) => (
			<time dateTime={at} className={s.time}>
				{compactMoment(at, now)}
			</time>
		),
	},
	{ id: 'what', head: 'What was read', whole: true, cell: (entry) => <AuditSentence entry={entry} now={now} /> },
	{
		id: 'other',
		head: 'Other readings',
		headHidden: true,
		align: 'end',
		whole: true,
		cell: (entry) =>
			client === undefined ? (
				<OfClient entry={entry} onClient={(id) => setFilters({ client: id, reader: undefined })} />
			) : (
				<ByReader entry={entry} onReader={(id) => setFilters({ reader: id, client: undefined })} />
			),
	},
];

interface OneEntry {
	readonly entry: AuditEntry;
}

function OfClient({ entry, onClient }: OneEntry & { readonly onClient: (id: string) => void }): ReactNode {
	const client = clientOf(entry);
	if (client === undefined) return null;
	return (
		<span className={s.ways}>
			<Button
				variant="quiet"
				size="sm"
				aria-label={`Who read the notes of ${client.name}`}
				onClick={() => onClient(client.id)}
			>
				Of this client
			</Button>
		</span>
	);
}

function ByReader({ entry, onReader }: OneEntry & { readonly onReader: (id: string) => void }): ReactNode {
	if (!isPerson(entry)) return null;
	return (
		<span className={s.ways}>
			<Button
				variant="quiet"
				size="sm"
				aria-label={`All that ${actorWords(entry)} read`}
				onClick={() => onReader(entry.actor.id)}
			>
				All they read
			</Button>
		</span>
	);
}

const NoClientChosen = (): ReactNode => (
	<Notice
		tone="info"
		title="Whose notes?"
		action={
			<ArrowLink component={Link} to={paths.adminClients()}>
				Search for a client
			</ArrowLink>
		}
	>
		<p>
			Open the file of a client, and choose “Who read their notes”. For one of staff, open their account under Users.
		</p>
	</Notice>
);
