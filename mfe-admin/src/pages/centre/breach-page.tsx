import { NotFound, usePage, useParams } from '@tulia/platform';
import { AsyncBlock } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListBreachesQuery } from '../../api/registers-api.ts';
import { BreachEntry, NewBreachForm } from '../../features/registers/breach-entry.tsx';
import { RowsSkeleton } from '../../lib/lists/rows-skeleton.tsx';

/** `/admin/registers/breaches/:id`, with `new` as id for a new entry. */
export function BreachPage(): ReactNode {
	const { id = '' } = useParams();
	const isNew = id === 'new';
	const title = isNew ? 'Note a breach' : 'A breach of data';
	usePage({ title });
	return (
		<>
			<AdminHeading title={title} />
			{isNew ? <NewBreachForm /> : <SavedBreach id={id} />}
		</>
	);
}

function SavedBreach({ id }: { readonly id: string }): ReactNode {
	const query = useListBreachesQuery(undefined, { refetchOnMountOrArgChange: true });
	return (
		<AsyncBlock
			query={query}
			headingLevel="h2"
			loading="Loading the breach"
			skeleton={<RowsSkeleton />}
			failed={{ title: 'We could not load the breach', detail: 'Check your connection and try again.' }}
		>
			{({ data }) => {
				const breach = data.find((one) => one.id === id);
				return breach ? <BreachEntry breach={breach} /> : <NotFound />;
			}}
		</AsyncBlock>
	);
}
