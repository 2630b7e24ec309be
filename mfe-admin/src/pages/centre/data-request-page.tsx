import { NotFound, usePage, useParams, useSearchParams } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListDataRequestsQuery } from '../../api/registers-api.ts';
import { NewRequestForm, RequestEntry } from '../../features/registers/request-entry.tsx';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';

/** `/admin/registers/requests/:id`, with `new` as id for a new entry, which may name a `client` in the query. */
export function DataRequestPage(): ReactNode {
	const { id = '' } = useParams();
	const [params] = useSearchParams();
	const isNew = id === 'new';
	const title = isNew ? 'Note a request for data' : 'A request for data';
	usePage({ title });
	return (
		<>
			<AdminHeading title={title} />
			{isNew ? <NewRequestForm clientId={params.get('client') ?? undefined} /> : <SavedRequest id={id} />}
		</>
	);
}

function SavedRequest({ id }: { readonly id: string }): ReactNode {
	const query = useListDataRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the request"
			skeleton={<RowsSkeleton />}
			failed={{ title: 'We could not load the request', detail: 'Check your connection and try again.' }}
		>
			{({ data }) => {
				const request = data.find((one) => one.id === id);
				return request ? <RequestEntry request={request} /> : <NotFound />;
			}}
		</AsyncBlock>
	);
}
