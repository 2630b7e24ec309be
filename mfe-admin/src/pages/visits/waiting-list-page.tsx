import { addToWaitingList } from '@tulia/contracts/routes/waiting-list';
import { paths, useLocation, useNavigateUnlessLeft, usePage, useSearchParams } from '@tulia/platform';
import { Button, Icon } from '@tulia/ui';
import { AdminHeading } from '@tulia/ui/admin';
import { type ReactNode, useState } from 'react';
import { useListWaitingListQuery } from '../../api/visits/waiting-list-api.ts';
import { AddClient } from '../../features/waiting-list/add-client.tsx';
import { ChooseWhoWaits } from '../../features/waiting-list/choose-who-waits.tsx';
import { WaitingList } from '../../features/waiting-list/waiting-list.tsx';
import { leadWords } from '../../features/waiting-list/waiting-words.ts';
import { newPersonIn } from '../../lib/clients/client-search-words.ts';
import { useMayCall } from '../../lib/page/use-may-call.ts';
import { useNow } from '../../lib/page/use-now.ts';

/** `/admin/waiting-list`; `?client=<id>` opens the form that adds this client. */
export function WaitingListPage(): ReactNode {
	usePage({ title: 'Waiting list' });
	const now = useNow();
	const may = useMayCall();
	const [params] = useSearchParams();
	const navigate = useNavigateUnlessLeft();
	const clientId = params.get('client') ?? undefined;
	const newPerson = newPersonIn(useLocation().state);
	const [isChoosing, setChoosing] = useState(newPerson !== undefined);
	const { data } = useListWaitingListQuery();
	return (
		<>
			<AdminHeading
				title="Waiting list"
				lead={data ? leadWords(data.data) : '\u00a0'}
				action={
					may(addToWaitingList) && clientId === undefined ? (
						<Button size="sm" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
							<Icon name="plus" /> Add to the waiting list
						</Button>
					) : undefined
				}
			/>
			{isChoosing && clientId === undefined ? (
				<ChooseWhoWaits
					start={newPerson}
					onChosen={(id) => {
						setChoosing(false);
						void navigate(paths.adminWaitingFor(id));
					}}
					onClose={() => setChoosing(false)}
				/>
			) : null}
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
