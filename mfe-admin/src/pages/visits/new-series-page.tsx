import { explain, Link, paths, usePage, useSearchParams } from '@tulia/platform';
import { LinkButton, Notice } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { BookSeries } from '../../features/book-series/book-series.tsx';
import { IdentifyClient } from '../../lib/clients/identify-client.tsx';

const WHY = { not_found: 'There is no such client any more. Please search again.' };
const TITLE = 'Book several visits';

/** `/admin/appointments/series?client=…&like=…` */
export function NewSeriesPage(): ReactNode {
	// The title of the tab contains no name.
	usePage({ title: TITLE });
	const [params] = useSearchParams();
	const clientId = params.get('client') ?? '';
	const { currentData, error } = useGetClientQuery({ id: clientId }, { skip: clientId === '' });
	if (clientId === '') return <NoClientChosen />;
	return (
		<>
			<AdminHeading
				title={TITLE}
				lead={
					currentData
						? `For ${currentData.client.name}. Nothing is booked until you choose Book. Each visit is booked by itself, and you hear what became of each.`
						: '\u00a0'
				}
			/>
			{error ? (
				<p role="alert">{explain(error, WHY, 'We could not load this client. Check your connection.')}</p>
			) : null}
			{currentData ? <IdentifyClient client={currentData.client} /> : null}
			<BookSeries key={clientId} clientId={clientId} likeVisitId={params.get('like') ?? undefined} />
		</>
	);
}

const NoClientChosen = (): ReactNode => (
	<>
		<AdminHeading title={TITLE} lead="Up to twelve visits of one client in one go." />
		<Notice
			tone="info"
			title="For whom?"
			action={
				<LinkButton component={Link} to={paths.adminClients()} size="sm">
					Search for a client
				</LinkButton>
			}
		>
			<p>Open the file of a client, and choose “Book several visits”.</p>
		</Notice>
	</>
);
