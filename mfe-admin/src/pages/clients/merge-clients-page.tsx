import type { ClientFile } from '@tulia/contracts/client/staff-schemas';
import { explain, Link, paths, refusalIn, usePage, useParams, useSearchParams } from '@tulia/platform';
import { AsyncBlock, LinkButton, Skeleton } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useGetClientQuery } from '../../api/clients-api.ts';
import { FindOther } from '../../features/merge-clients/find-other.tsx';
import { MergeClients } from '../../features/merge-clients/merge-clients.tsx';
import { useNow } from '../../lib/page/use-now.ts';

const WHY_FAILED = {
	not_found: 'There is no client at this address. The account may have been deleted by its owner.',
	forbidden: 'This account may not see clients. Please log in with a staff account.',
};

/** `/admin/clients/{id}/merge`, and with `?with=` both records side by side. */
export function MergeClientsPage(): ReactNode {
	// The title of the tab contains no name.
	usePage({ title: 'Merge two records' });
	const now = useNow();
	const { id = '' } = useParams();
	const [search] = useSearchParams();
	const otherId = search.get('with');
	return (
		<>
			<AdminHeading
				title="Merge two records"
				lead={
					otherId === null
						? 'Find the other record of the same person.'
						: 'Look at both, and say what stays. Nothing changes before you confirm.'
				}
				action={
					<LinkButton component={Link} to={paths.adminClient(id)} variant="secondary" size="sm">
						Back to the client
					</LinkButton>
				}
			/>
			<Loaded id={id}>
				{(from) =>
					otherId === null ? (
						<FindOther client={from.client} />
					) : (
						<Loaded key={otherId} id={otherId}>
							{(found) => <MergeClients from={from} found={found} now={now} />}
						</Loaded>
					)
				}
			</Loaded>
		</>
	);
}

interface LoadedProps {
	readonly id: string;
	readonly children: (file: ClientFile) => ReactNode;
}

function Loaded({ id, children }: LoadedProps): ReactNode {
	const query = useGetClientQuery({ id }, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={{ ...query, data: query.currentData }}
			headingLevel="h2"
			loading="Loading the record"
			skeleton={<Skeleton shape="block" />}
			failed={{
				title: refusalIn(query.error) === 'not_found' ? 'No such client' : 'We could not load this record',
				detail: explain(query.error, WHY_FAILED, 'Check your connection and try again.'),
			}}
			isEmpty={() => false}
		>
			{children}
		</AsyncBlock>
	);
}
