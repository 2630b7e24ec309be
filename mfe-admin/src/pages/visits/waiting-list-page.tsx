import { paths, useNavigateUnlessLeft, usePage, useSearchParams } from '@tulia/platform';
import { AdminHeading } from '@tulia/ui/admin';
import type { ReactNode } from 'react';
import { useListWaitingListQuery } from '../../api/visits/waiting-list-api.ts';
import { AddClient } from '../../features/waiting-list/add-client.tsx';
import { WaitingList } from '../../features/waiting-list/waiting-list.tsx';
import { leadWords } from '../../features/waiting-list/waiting-words.ts';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/waiting-list`; with `?client=<id>` it begins with the form that puts this client on it. */
export function WaitingListPage(): ReactNode {
	usePage({ title: 'Waiting list' });
	const now = useNow();
	const [params] = useSearchParams();
	const navigate = useNavigateUnlessLeft();
	const clientId = params.get('client') ?? undefined;
	const { data } = useListWaitingListQuery();
	return (
		<>
			<AdminHeading title="Waiting list" lead={data ? leadWords(data.data) : '\u00a0'} />
			{clientId === undefined ? null : (
				<AddClient
					key={clientId}
					clientId={clientId}
					now={now}
					onDone={() => void navigate(paths.adminWaitingList(), { replace: true })}
				/>
			)}
			<WaitingList now={now} />
		</>
	);
}
