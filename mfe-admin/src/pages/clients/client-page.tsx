import { compactDate } from '@tulia/centre/compact-date';
import type { ClientFile, ClientRecord } from '@tulia/contracts/client/staff-schemas';
import { addToWaitingList } from '@tulia/contracts/routes/waiting-list';
import { explain, Link, Navigate, paths, refusalIn, usePage, useParams } from '@tulia/platform';
import { AsyncBlock, ButtonRow, Icon, LinkButton, Skeleton, SkeletonStack } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { DataRequests } from '../../features/answer-data-request/data-requests.tsx';
import { BookNextVisit } from '../../features/book-next-visit/book-next-visit.tsx';
import { visitToRepeat } from '../../features/view-client/next-visit-of.ts';
import { ViewClient } from '../../features/view-client/view-client.tsx';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { useNow } from '../../lib/page/use-now.ts';

const WHY_FAILED = {
	not_found: 'There is no client at this address. The account may have been deleted by its owner.',
	forbidden: 'This account may not see clients. Please log in with a staff account.',
};

/** `/admin/clients/{id}` */
export function ClientPage(): ReactNode {
	// The title of the tab contains no name.
	usePage({ title: 'Client' });
	const now = useNow();
	const { id = '' } = useParams();
	const query = useGetClientQuery({ id }, { refetchOnMountOrArgChange: true });
	const file = query.currentData;
	// The record was merged into another one, so its old address redirects there.
	if (file && file.client.id !== id) return <Navigate to={paths.adminClient(file.client.id)} replace />;
	return (
		<>
			<AdminHeading
				title={file ? file.client.name : 'Client'}
				lead={file ? `A client since ${compactDate(new Date(file.client.since), now)}` : '\u00a0'}
				action={file ? <Reach client={file.client} /> : null}
			/>
			<AsyncBlock
				query={{ ...query, data: file }}
				headingLevel="h2"
				loading="Loading the client"
				skeleton={
					<SkeletonStack>
						<Skeleton shape="block" />
						<Skeleton shape="block" />
					</SkeletonStack>
				}
				failed={{
					title: refusalIn(query.error) === 'not_found' ? 'No such client' : 'We could not load this client',
					detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
				}}
				isEmpty={() => false}
			>
				{(loaded) => (
					<ViewClient
						key={loaded.client.id}
						file={loaded}
						now={now}
						requests={<DataRequests client={loaded.client} now={now} />}
						bookNext={bookNextOf(loaded)}
					/>
				)}
			</AsyncBlock>
		</>
	);
}

function Reach({ client: { id, phone, email } }: { readonly client: ClientRecord }): ReactNode {
	const may = useMayCall();
	return (
		<ButtonRow>
			{phone && phone.lostSince === undefined ? (
				<LinkButton variant="secondary" size="sm" href={`tel:${phone.number}`}>
					<Icon name="phone" /> {phone.shown}
				</LinkButton>
			) : null}
			{email ? (
				<LinkButton variant="secondary" size="sm" href={`mailto:${email}`}>
					<Icon name="mail" /> Write an email
				</LinkButton>
			) : null}
			{may(addToWaitingList) ? (
				<LinkButton component={Link} variant="secondary" size="sm" to={paths.adminWaitingFor(id)}>
					<Icon name="clock" /> Put on the waiting list
				</LinkButton>
			) : null}
		</ButtonRow>
	);
}

/** The buttons to book the visit after the last attended or upcoming one. */
function bookNextOf({ client, visits }: ClientFile): ReactNode | undefined {
	const visit = visitToRepeat(visits);
	return visit && <BookNextVisit clientId={client.id} visitId={visit.id} />;
}
